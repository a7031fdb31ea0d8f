"""The names that a server answers to.

A page of another site can have its own name lead to this machine (DNS rebinding); its requests then look like the own
page's, but for the name in `Host`. An address cannot be led anywhere: only names have to be known.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable

from kozyr.quoting import quoted

_HOST = re.compile(
    r"(?:\[(?P<six>[0-9A-Fa-f.]*:[0-9A-Fa-f:.]*)\]|(?P<name>[A-Za-z0-9._-]+))(?::(?P<port>\d{0,5}))?", re.ASCII
)
_LAST_PORT = 65535
_SOMEWHERE = "192.0.2.1"
"""An address of documentation (RFC 5737): beyond every local network."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def split_host(text: str) -> tuple[str, int | None] | None:
    """Name (lower case, no dot at the end, no brackets) and port of a `Host`; None for what can be none."""
    match = _HOST.fullmatch(text)
    if match is None or (match["six"] is not None and _address(match["six"]) is None):
        return None
    port = int(match["port"]) if match["port"] else None
    if port is not None and port > _LAST_PORT:
        return None
    name: str = match["six"] or match["name"]
    return name.lower().removesuffix("."), port


class Hosts:
    """The hosts of a server that listens on the address `bound`. `more`: further names, such as the one that it was
    told to listen on, or the one that a reverse proxy has; ValueError for what can be none.

    On a loopback address: `localhost` and the loopback addresses. On all addresses: every address, `localhost`, and
    the machine's name, plain or with `.local`. On one other address: that one, and the machine's name. `more` always.
    The port is not looked at: it may have been forwarded.
    """

    def __init__(self, bound: str, more: Iterable[str] = ()) -> None:
        address = _plain(ipaddress.ip_address(bound.partition("%")[0]))
        self._everywhere = address.is_unspecified
        self._here_alone = address.is_loopback
        given = {_known(name) for name in more}
        self._addresses = {address, *(found for found in map(_address, given) if found is not None)}
        self._names = given | (set() if self._here_alone else _own_names())
        if self._everywhere or self._here_alone:
            self._names.add("localhost")

    def accepts(self, header: str) -> bool:
        """Whether a request with this `Host` is meant for this server."""
        split = split_host(header)
        if split is None:
            return False
        address = _address(split[0])
        if address is None:
            return split[0] in self._names
        return self._everywhere or address in self._addresses or (self._here_alone and address.is_loopback)


def address_in_network() -> str | None:
    """This machine's own IPv4 address in the network that it would reach others by; None if it is in none.

    Nothing is sent: a datagram socket that is told its peer only looks up the way there.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as looking:
        try:
            looking.connect((_SOMEWHERE, 9))
        except OSError:
            return None
        address: str = looking.getsockname()[0]
    found = ipaddress.ip_address(address)
    return None if found.is_loopback or found.is_unspecified else address


def is_here_alone(host: str) -> bool:
    """Whether a `Host` names a machine only to itself."""
    split = split_host(host)
    if split is None:
        return False
    address = _address(split[0])
    return split[0] == "localhost" if address is None else address.is_loopback


def _known(name: str) -> str:
    """As browsers say it: in ASCII, an IPv6 address in brackets."""
    try:
        said = name.encode("idna").decode("ascii")
    except UnicodeError:
        said = ""
    split = split_host(f"[{said}]" if said.count(":") > 1 and not said.startswith("[") else said)
    if split is None:
        raise ValueError(f"no host: {quoted(name)}, expected a name or an address")
    return split[0]


def _address(text: str) -> Address | None:
    try:
        return _plain(ipaddress.ip_address(text))
    except ValueError:
        return None


def _plain(address: Address) -> Address:
    """An IPv4 address that is written as an IPv6 one is itself."""
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address


def _own_names() -> set[str]:
    """What this machine is called in its network."""
    name = socket.gethostname().lower().removesuffix(".")
    short = name.partition(".")[0]
    return {name, short, f"{short}.local"} - {""}
