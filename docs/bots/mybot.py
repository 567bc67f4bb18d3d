#!/usr/bin/env python3
"""A bot for Penumbra in another language: a line of JSON in, a line of JSON out.

    bin/penumbra sim umbra-via --bots "cmd:python3 docs/bots/mybot.py,random" --rotate --games 20
    bin/penumbra play umbra-via --against "cmd:python3 docs/bots/mybot.py"
    bin/penumbra join LINK --bot "python3 docs/bots/mybot.py"

Every line asks for one move and says everything that the seat may know; nothing needs to be remembered. This bot
prefers the kind of move that it can choose from least, since rare chances (a build, a completion) are often the good
ones, and picks one of that kind at random. It knows no rule of any game.
"""
import json
import random
import sys
from collections import Counter

for line in sys.stdin:
    question = json.loads(line)
    legal = question["legal"]
    kinds = Counter(move.split()[0] for move in legal)
    rarest = min(kinds.values())
    candidates = [move for move in legal if kinds[move.split()[0]] == rarest]
    move = random.choice(candidates)
    # Without the flush the answer stays in a buffer and the game waits.
    print(json.dumps({"move": move, "info": {"candidates": len(candidates)}}), flush=True)
