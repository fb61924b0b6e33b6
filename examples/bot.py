"""A bot that plays any game of Wordhoard, to start your own from. It makes random legal moves; write a better `choose`.
It needs Python 3.9 or newer and nothing else. Name a game to play against a built-in bot, or a table to take a free seat:

    python3 bot.py http://127.0.0.1:8080 wordsy
    python3 bot.py http://127.0.0.1:8080 FOX-OWL-HEN-BEE-3707
"""
import base64, json, os, random, socket, ssl, struct, sys, time, urllib.error, urllib.parse, urllib.request, uuid

SERVER, CODE = sys.argv[1:3] if len(sys.argv) > 2 else ('http://127.0.0.1:8080', 'wordsy')


def choose(moves, seen):
    """The move to make. `seen` is what your seat may know: its form is in /api/schema/<game>.json."""
    return random.choice(moves)


def ask(path, cookie='', body=None):
    """The JSON of an answer, and the cookie it sets. With a body it is a POST."""
    headers = {'Cookie': cookie, 'Content-Type': 'application/json'}
    request = urllib.request.Request(SERVER + path, headers=headers, data=body and json.dumps(body).encode())
    try:
        with urllib.request.urlopen(request) as answer:
            return json.load(answer), (answer.headers.get('Set-Cookie') or '').split(';')[0]
    except urllib.error.HTTPError as refused:
        return json.load(refused), None


class WebSocket:
    """The little of RFC 6455 that a client needs."""

    def __init__(self, url, cookie):
        parts = urllib.parse.urlsplit(url)
        secure = parts.scheme == 'https'
        self.socket = socket.create_connection((parts.hostname, parts.port or (443 if secure else 80)))
        if secure:
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=parts.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        head = [f'GET {parts.path} HTTP/1.1', f'Host: {parts.netloc}', 'Upgrade: websocket', 'Connection: Upgrade',
                f'Sec-WebSocket-Key: {key}', 'Sec-WebSocket-Version: 13', f'Cookie: {cookie}', '', '']
        self.socket.sendall('\r\n'.join(head).encode())
        self.file = self.socket.makefile('rb')
        status = self.file.readline().decode()
        if ' 101 ' not in status:
            sys.exit(status)
        while self.file.readline() != b'\r\n':
            pass

    def send(self, message, kind=1):
        data = message if isinstance(message, bytes) else json.dumps(message).encode()
        mask = os.urandom(4)
        size = bytes([128 | len(data)]) if len(data) < 126 else struct.pack('!BH', 254, len(data))
        self.socket.sendall(bytes([128 | kind]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def receive(self):
        """The next message; None when the connection is closed."""
        while True:
            head = self.file.read(2)
            kind, size = (head[0] & 15, head[1] & 127) if len(head) == 2 else (8, 0)
            if size > 125:
                size = struct.unpack('!H' if size == 126 else '!Q', self.file.read(2 if size == 126 else 8))[0]
            data = self.file.read(size)
            if kind == 8:
                return None
            if kind == 9:
                self.send(data, kind=10)  # a ping, to be answered by a pong
            if kind == 1:
                return json.loads(data)


me, cookie = ask('/api/me')  # the cookie makes us the same guest over HTTP and the socket
if CODE.islower():  # a game: makes a table with a built-in bot of level 1, and starts
    options = {'game': CODE, 'config': None, 'pace': 'relaxed', 'limits': {}, 'bank': None, 'visibility': 'link',
               'watching': True, 'seats': 2}
    made, _ = ask('/api/tables', cookie, {'name': 'Python', 'others': [], 'bots': [1], 'start': True, 'options': options})
    CODE = made.get('code') or sys.exit(str(made))
ws = WebSocket(f'{SERVER}/ws/{CODE}', cookie)
# `is_new`: we were shown something since we last thought; `pending`: the id of our command that isn't answered yet
table, seat, seen, is_new, pending = {}, -1, None, False, None


def command(**what):
    ws.send({'type': 'command', 'id': (id := str(uuid.uuid4())), 'command': what})
    return id


def think():
    """Answers the open question, if we are asked. Returns the id of the command."""
    question = seen and seen['question']
    if not question or seat not in question['asked'] or (question['mine'] or {}).get('done'):
        return None
    path = f'/api/tables/{CODE}/legal?seat={seat}'
    while (legal := ask(path, cookie)[0]).get('refusal') == {'code': 'too-fast'}:
        time.sleep(1)
    if 'refusal' in legal:
        sys.exit(legal['refusal']['code'])
    answers = [move for move in legal['moves'] if move.get('to') == question['id']]
    # Without answers, other players have moved meanwhile, and an update about it is on its way.
    return command(type='move', seat=seat, move=choose(answers, seen)) if answers else None


ws.send({'type': 'enter', 'table': CODE, 'after': {}})
while table.get('status') not in ('over', 'closed'):
    message = ws.receive()
    if message is None or message['type'] == 'goodbye':
        sys.exit(str(message))
    if message['type'] in ('table', 'changed'):
        table.update(message['table'])  # the first message has the whole table, later ones only the changed fields
        seat = next((i for i, place in enumerate(table['seats']) if place and place['who'] == me['who']), -1)
        if seat < 0 and table['status'] == 'waiting' and None in table['seats']:
            # `program` tells the other players that no person plays here, and lets us ask for legal moves.
            pending = command(type='sit', seat=table['seats'].index(None), name='Python', program=True)
    if message['type'] == 'update' and message['viewer'] == seat:
        seen, is_new = message['seen'], True
    if message['type'] == 'refused' and message['id'] == pending:
        time.sleep(1)  # too late, not allowed after all, or `too-fast`: 15 messages a second are allowed
        is_new = True
    pending = None if message.get('id') == pending else pending
    if is_new and not pending:
        is_new, pending = False, think()
print('scores by seat:', (table.get('result') or {}).get('scores'), '- our seat:', seat)
