#!/bin/sh
# Plays and compares everything behind docs/lab/word-nerds-questions.md, and prints the figures:
#
#   sh examples/lab/word-nerds-questions.sh FOLDER
#
# It needs one core for about half an hour. If you stop it, run it again: it goes on from there.
set -eu
folder=$1
variants=$(dirname "$0")/../variants
mkdir -p "$folder"

# play NAME OPTIONS…: writes NAME.jsonl.
play() {
  name=$1
  shift
  nice -n 15 npx wordhoard lab run word-nerds --seed questions --workers 1 --out "$folder/$name.jsonl" "$@" >/dev/null
}

# compare A B OPTIONS…
compare() {
  a=$1
  b=$2
  shift 2
  npx wordhoard lab compare "$folder/$a.jsonl" "$folder/$b.jsonl" "$@"
}

# Two players, four players, and the strongest level against the one below it.
play printed-2 --games 3500 --seats 2 --bots 5
play printed-4 --games 500 --seats 4 --bots 5
play printed-skill --games 1500 --seats 2 --bots 5,4
for version in values-strong no-bidding; do
  variant=$variants/word-nerds-$version.json
  play "$version-2" --games 3500 --seats 2 --bots 5 --variant "$variant"
  play "$version-4" --games 500 --seats 4 --bots 5 --variant "$variant"
done
play values-strong-skill --games 1500 --seats 2 --bots 5,4 --variant "$variants/word-nerds-values-strong.json"
play no-bidding-skill --games 1000 --seats 2 --bots 5,4 --variant "$variants/word-nerds-no-bidding.json"
# The same levels when neither may buy anything with its tokens.
play printed-no-buying --games 1000 --seats 2 --bots 5-buy,4-buy
play no-bidding-no-buying --games 1000 --seats 2 --bots 5-buy,4-buy --variant "$variants/word-nerds-no-bidding.json"

for version in values-strong no-bidding; do
  for players in 2 4; do
    printf '\n\n== %s, %s players ==\n' "$version" "$players"
    compare "printed-$players" "$version-$players" --items laid,battle,bought --per turn
    printf '\n== points of a word ==\n'
    compare "printed-$players" "$version-$players" --items laid/points,length --per laid/word | sed -n '/^per /,$p'
  done
  printf '\n\n== %s, level 5 against level 4 ==\n' "$version"
  compare printed-skill "$version-skill"
done
printf '\n\n== values-strong, bids ==\n'
compare printed-2 values-strong-2 --items bid --per turn | sed -n '/^per /,$p'
printf '\n\n== no-bidding, level 5 against level 4, without buying ==\n'
compare printed-no-buying no-bidding-no-buying
