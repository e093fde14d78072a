#!/usr/bin/env python3
"""Checks one exported run with SHA-256 and Ed25519 alone. Written from docs/verify-by-hand.md; uses nothing of stet.

  python3 verify-by-hand.py BUNDLE... [--vkey KEY] [--anchor NOTE]

BUNDLE is a folder written by `stet audit export`. KEY is the log's public key as you know it from elsewhere, or a file that holds
it. NOTE is a file with an older signed checkpoint; with it the bundle must be of a log that is not smaller. Prints one line per bundle.
Exit status: 0 all good, 1 something is wrong, 2 nothing is known from elsewhere or a file is missing, 3 wrong usage.
"""
import base64, hashlib, json, os, re, subprocess, sys, tempfile

class Wrong(Exception): pass
class Unclear(Exception): pass

def need(truth, why):
    if not truth:
        raise Wrong(why)

def sha(data): return hashlib.sha256(data).digest()
def leaf(data): return sha(b"\x00" + data)
def node(left, right): return sha(b"\x01" + left + right)

def root_of(hashes):
    """RFC 6962, section 2.1: split at the largest power of two below the count."""
    if len(hashes) == 0:
        return sha(b"")
    if len(hashes) == 1:
        return hashes[0]
    split = 1 << ((len(hashes) - 1).bit_length() - 1)
    return node(root_of(hashes[:split]), root_of(hashes[split:]))

def root_by_path(index, size, start, path):
    """RFC 9162, section 2.1.3.2: the root that an inclusion path leads to."""
    need(0 <= index < size, "the index lies outside the log")
    at, last, here = index, size - 1, start
    for other in path:
        need(last != 0, "the path is too long")
        if at & 1 or at == last:
            here = node(other, here)
            while not at & 1 and at:
                at, last = at >> 1, last >> 1
        else:
            here = node(here, other)
        at, last = at >> 1, last >> 1
    need(last == 0, "the path is too short")
    return here

def unbase64(text):
    try:
        data = base64.b64decode(text, validate=True)
    except ValueError:
        raise Wrong("not base64: " + text[:40])
    need(base64.b64encode(data).decode() == text, "not canonical base64")
    return data

def number(text):
    need(re.fullmatch(r"0|[1-9][0-9]{0,15}", text, re.ASCII), "not a plain number: " + text[:40])
    return int(text)

def read_key(text):
    """C2SP signed-note: name+hash+base64(0x01 || key)."""
    need(text.count("+") > 1, "a public key reads name+hash+base64")
    name, digest, rest = text.split("+", 2)
    data = unbase64(rest)
    need(len(data) == 33 and data[0] == 1, "not an Ed25519 key")
    need(sha(name.encode() + b"\n" + data)[:4].hex() == digest, "the hash of the key does not fit")
    return name, bytes.fromhex(digest), data[1:]

def signed(key, text, signature):
    """Ed25519 by the openssl command."""
    with tempfile.TemporaryDirectory() as folder:
        names = [os.path.join(folder, name) for name in ("key", "text", "signature")]
        spki = bytes.fromhex("302a300506032b6570032100") + key
        for name, data in zip(names, (spki, text, signature)):
            with open(name, "wb") as file:
                file.write(data)
        done = subprocess.run(["openssl", "pkeyutl", "-verify", "-pubin", "-keyform", "DER", "-inkey", names[0],
                               "-rawin", "-in", names[1], "-sigfile", names[2]], capture_output=True)
        return done.returncode == 0

def open_note(note, keys):
    """The checkpoint in a signed note: origin, size, root, and the keys that signed it."""
    need(note.endswith("\n") and "\n\n" in note, "the checkpoint is not signed")
    text, _, tail = note.rpartition("\n\n")
    text += "\n"
    by = []
    for line in tail[:-1].split("\n"):
        parts = line.split(" ")
        need(len(parts) == 3 and parts[0] == "\u2014", "a signature line is malformed")
        data = unbase64(parts[2])
        for vkey in keys:
            name, digest, key = read_key(vkey)
            if (name, digest) == (parts[1], data[:4]) and vkey not in by:
                need(signed(key, text.encode(), data[4:]), "a signature does not hold")
                by.append(vkey)
    need(by, "no known key signed the checkpoint")
    origin, size, root = text.split("\n")[:3]
    need(any(read_key(vkey)[0] == origin for vkey in by), "the checkpoint is of another log")
    need(len(unbase64(root)) == 32, "the root is not a SHA-256 hash")
    return number(size), unbase64(root), by

def proved(entry, proof, keys):
    """Follows a tlog-proof from an entry to a checkpoint: its index, and the checkpoint."""
    head, _, note = proof.decode().partition("\n\n")
    first, index, *path = head.split("\n")
    need(first == "c2sp.org/tlog-proof@v1" and index.startswith("index "), "the proof is malformed")
    size, root, by = open_note(note, keys)
    found = root_by_path(number(index[6:]), size, leaf(entry), [unbase64(line) for line in path])
    need(found == root, "the proof does not lead to the root that was signed")
    return number(index[6:]), size, root, by

def leads(known, by, read):
    """Whether a known key signed, or handed over by entries that it and the next one signed. That it is listed proves nothing."""
    at, step = known, 1
    while True:
        try:
            entry, proof = read("key-%d.json" % step), read("key-%d.tlog-proof" % step)
        except Unclear:
            return at in by
        told, step = json.loads(entry), step + 1
        if told["prior"] == at:
            index, size, _root, both = proved(entry, proof, [at, told["key"]])
            need(len(both) == 2 and index == size - 1, "a key was followed by another without both having signed that")
            at = told["key"]

OURS = re.compile(r"events\.jsonl|entry\.json|proof\.tlog-proof|vkey|README\.txt|key-\d{1,4}\.(json|tlog-proof)|\.DS_Store|Thumbs\.db|desktop\.ini")

def check(bundle, vkey, anchor):
    mended = set()

    def read(name):
        """A file without what git, editors and mail do to texts: CRLF, a byte order mark, a line end lost or won at the end."""
        try:
            with open(os.path.join(bundle, name), "rb") as file:
                data = file.read()
        except FileNotFoundError:
            raise Unclear("there is no %s here: it is not the whole bundle" % name)
        plain = data[3:] if data.startswith(b"\xef\xbb\xbf") else data
        plain = plain.replace(b"\r\n", b"\n").rstrip(b"\n") + (b"" if name.endswith(".json") else b"\n")
        if plain != data:
            mended.add(name)
        return plain

    keys = read("vkey").decode().split()
    need(vkey is None or vkey in keys, "the key known from elsewhere is not a key of this log")
    entry = json.loads(read("entry.json"))
    log = read("events.jsonl")
    need(log.endswith(b"\n"), "the last line is cut off")
    lines = log[:-1].split(b"\n")
    need(len(lines) == entry["size"], "%d lines were sealed, %d are there" % (entry["size"], len(lines)))
    need(root_of([leaf(line) for line in lines]).hex() == entry["root"], "the lines do not give the sealed root")
    index, size, root, by = proved(read("entry.json"), read("proof.tlog-proof"), keys)
    known = [] if vkey is None else [vkey]
    if anchor is not None:
        older, older_root, known_too = open_note(anchor, keys)
        known += known_too
        need(older <= size and (older < size or older_root == root), "the log is not the one the anchor is of")
    if known and not any(leads(key, by, read) for key in known):
        raise Unclear("the known key is listed, but nothing shows that it signed this or handed over to the key that did")
    strange = sorted(name for name in os.listdir(bundle) if not OURS.fullmatch(name))
    if mended:
        raise Unclear("but for line ends, which are not as they were written, it is good: put them back in %s" % ", ".join(sorted(mended)))
    if strange:
        raise Unclear("no exported run holds %s: nothing was checked of it" % ", ".join(strange))
    return "%d lines, entry %d of %d" % (len(lines), index, size)

def main(words):
    options = {"--vkey": None, "--anchor": None}
    bundles = []
    while words:
        word = words.pop(0)
        if word in options and words:
            options[word] = words.pop(0)
        else:
            bundles.append(word)
    if not bundles or any(bundle.startswith("--") for bundle in bundles):
        print(__doc__)
        return 3
    vkey, anchor = options["--vkey"], options["--anchor"]
    try:
        if vkey is not None and os.path.isfile(vkey):
            vkey = open(vkey, encoding="utf-8").read().split()[0]
        if vkey is not None:
            read_key(vkey)
        anchor = None if anchor is None else open(anchor, encoding="utf-8").read()
    except (Wrong, OSError, ValueError, IndexError) as why:
        print("what is known from elsewhere cannot be read: %s" % why)
        return 3
    bad = unclear = 0
    for bundle in bundles:
        try:
            print(bundle + ": good, " + check(bundle, vkey, anchor))
        except Unclear as why:
            unclear += 1
            print("%s: cannot tell, %s" % (bundle, why))
        except (Wrong, OSError, ValueError, KeyError, TypeError, UnicodeError) as why:
            bad += 1
            print("%s: WRONG, %s" % (bundle, why))
    return 1 if bad else 2 if unclear or not (vkey or anchor) else 0

sys.exit(main(sys.argv[1:]))
