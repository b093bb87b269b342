#!/usr/bin/env bash
# Takes a whole quiz by plain HTTP: creates an account, starts the first quiz of the list, answers every
# question with its first option or a question mark, submits, and prints the result. Needs curl and node.
#
#   scripts/examples/take-a-quiz.sh [http://localhost:3000]
set -euo pipefail

base=${1:-http://localhost:3000}
name=learner_$RANDOM$RANDOM
jar=$(mktemp)
trap 'rm -f "$jar"' EXIT

# call METHOD PATH [JSON]: prints the answer; a refusal ends the script with its message.
call() {
  curl --silent --show-error --fail-with-body --cookie "$jar" --cookie-jar "$jar" \
    --request "$1" --header 'content-type: application/json' ${3:+--data "$3"} "$base$2"
}

# pick EXPRESSION: prints the value of an expression over the JSON on standard input, named `it`.
pick() {
  node -e "const it = JSON.parse(require('fs').readFileSync(0, 'utf8')); const found = $1;
    console.log(typeof found === 'object' ? JSON.stringify(found) : found)"
}

call POST /api/register "{\"username\":\"$name\",\"email\":\"$name@example.com\",\"password\":\"a long password\"}" >/dev/null
quiz=$(call GET /api/quizzes | pick 'it[0].id')
paper=$(call POST "/api/quizzes/$quiz/attempts" '{}')
attempt=$(pick it.id <<<"$paper")
# A cloze question has gaps with options, and gaps whose text is written.
answers=$(pick '({ answers: it.questions.map(({ questionId, type, options, targets, gaps }) => ({
  questionId,
  ...(type === "hotspot" ? { spots: [{ x: 5000, y: 5000 }] }
    : type === "cloze" ? {
      selectedOptions: gaps.map((gap) => (gap.options.length > 0 ? 0 : -1)),
      answerText: gaps.map((gap) => (gap.options.length > 0 ? "" : "?")).join("\n") }
    : targets.length > 0 ? { selectedOptions: options.map(() => 0) }
    : options.length === 0 ? { answerText: "?" }
    : type === "single_choice" || type === "true_false" ? { selectedOption: options[0].index }
    : { selectedOptions: [options[0].index] }) })) })' <<<"$paper")
call POST "/api/quiz-attempts/$attempt/submit" "$answers" >/dev/null
call GET "/api/quiz-attempts/$attempt" |
  pick '`${it.quiz.title}: ${it.score} of ${it.totalQuestions} right, ${it.passed ? "passed" : "not passed"}`'
