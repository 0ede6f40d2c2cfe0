"""Requests sent as fast as a server takes them."""

import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

CONNECTIONS = 4


def head_and_body(stream: socket.socket, received: bytes = b"") -> tuple[bytes, bytes]:
    """Read one answer whole."""
    while b"\r\n\r\n" not in received:
        received += stream.recv(65536)
    head, _, body = received.partition(b"\r\n\r\n")
    length = next((int(line.split(b":")[1]) for line in head.split(b"\r\n") if line.lower().startswith(b"content-length:")), 0)
    while len(body) < length:
        body += stream.recv(65536)
    return head, body


def request(method: str, path: str, body: bytes = b"", kind: str = "application/json") -> bytes:
    """Return a request as it goes over the wire."""
    fields = f"Host: x\r\nAccept-Encoding: gzip\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\n"
    return f"{method} {path} HTTP/1.1\r\n{fields}\r\n".encode() + body


def answered(port: int, sent: bytes) -> tuple[bytes, bytes]:
    """Return the head and the body of one answer."""
    with socket.create_connection(("127.0.0.1", port)) as stream:
        stream.sendall(sent)
        return head_and_body(stream)


def rate(port: int, requests: Iterator[bytes], seconds: float) -> float:
    """Return how many requests a second are answered, over a few connections at once."""
    until = time.perf_counter() + seconds

    def send() -> int:
        count = 0
        with socket.create_connection(("127.0.0.1", port)) as stream:
            while time.perf_counter() < until:
                stream.sendall(next(requests))
                head, _ = head_and_body(stream)
                if not head.startswith(b"HTTP/1.1 200"):
                    raise AssertionError(head)
                count += 1
        return count

    with ThreadPoolExecutor(CONNECTIONS) as pool:
        return sum(pool.map(lambda _: send(), range(CONNECTIONS))) / seconds
