import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('ja');

export const messages: Translation<typeof en> = {
  quizzes: 'クイズ',
  breadcrumb: 'パンくずリスト',
  descriptionOf: ({ questions, category }) =>
    `${category}の時間制限つきクイズ（全 ${plural(questions, { other: '#' })} 問）。`,
  alsoIn: 'ほかの言語：',
  inYourLanguage: 'このクイズを日本語で受ける',
  challenged: '挑戦状が届きました！',
  challenge: '友だちがあなたに、自分の得点を超えられるか挑んでいます。',
  challengeWithBest: ({ best }) =>
    `友だちがあなたに、自分の得点を超えられるか挑んでいます。これまでの最高得点は ${best} です。`,
  othersResults: 'ほかの人の結果',
  everyonesResults: 'みんなの結果',
  takers: ({ count }) => plural(count, { other: '人が受験' }),
  onlyYou: '人が受験：あなた',
  topScore: '最高得点',
  averageScore: '平均得点',
  passRate: '合格率',
  takeThisQuiz: 'このクイズを受ける',
  passMark: ({ percent }) => `合格ラインは ${percent}。最初の問題から計時が始まります。`,
  passMarkUntimed: ({ percent }) => `合格ラインは ${percent}。時間制限はありません。`,
  allRules: 'すべてのルール',
  free: '無料です。結果は保存されます。',
  yourProgress: 'あなたの進み具合',
  notTaken: 'このクイズはまだ受けていません。',
  left: '提出する前にクイズから退出したため、得点はまだありません。',
  mastered: '習得済み',
  best: ({ correct, total, count }) =>
    `自己ベスト：${total} 問中 ${correct} 問正解（受験 ${plural(count, { other: '#' })} 回）。最終：<date></date>`,
  bestPoints: ({ points, total, count }) =>
    `自己ベスト：${total} 点中 ${points} 点（受験 ${plural(count, { other: '#' })} 回）。最終：<date></date>`,
  marks: {
    last: ({ percent }) => `成績は最後の受験：${percent}`,
    average: ({ percent }) => `成績は受験の平均：${percent}`,
    first: ({ percent }) => `成績は最初の受験：${percent}`,
  },
  pastResults: ({ results, passMarks }) => `結果（古い順）：${results}。合格ライン：${passMarks}。`,
  thenPassMark: ({ before, percent }) => `${before}、その後 ${percent}`,
  timeIsUp: '時間切れ',
  leftAtOnce: '開始直後にクイズから退出し、そのまま制限時間が過ぎました。',
  untilStart: '後にもう一度始められます（<at></at>）',
  untilRetake: '後に再受験できます（<at></at>）',
  closedFirst: '再受験できるようになる前に、このクイズは終了します。',
  passed: '合格',
  failedCooldown: '不合格 – 待機中',
  toBeMarked: '採点待ち',
  lastResult: ({ score, total, percent }) => `${total} 問中 ${score} 問正解、${percent}。`,
  lastPoints: ({ points, total, percent }) => `${total} 点中 ${points} 点、${percent}。`,
  seeAnswers: '解答を見る',
  practise: 'この問題を練習する',
  practiseOthers: 'ほかの問題を練習する',
  notFound: 'クイズが見つかりません',
  notFoundHint: 'お探しのクイズは存在しないか、削除されました。',
  browse: 'クイズ一覧へ',
  access: {
    opens: '<date></date> に開始',
    closes: '<date></date> に終了',
    extraTime: ({ percent, time }) => `制限時間が ${percent} 延長されます：${time}。`,
    extraAttempts: ({ count, all }) =>
      `受験できる回数が ${plural(count, { other: '# 回' })}増えます：全部で ${all} 回。`,
    ownDate: 'あなただけの日時です。',
    needsCode: '開始にはアクセスコードが必要です。',
    notYet: 'まだ開始していません',
  },
  overview: {
    title: ({ title }) => `始める前に：${title}`,
    description: 'ルール、制限時間、合格ライン、途中で退出した場合や不合格の場合について。',
    lead: 'クイズの内容、採点方法、途中で退出した場合や時間切れの場合について。',
    back: 'クイズに戻る',
    rules: 'ルールと時間',
    questions: '飛ばしたり、マークしたり、あとで戻ったりできます。未解答の問題は不正解になります。',
    questionsOneWay:
      '問題は一問ずつ表示され、前には戻れません。解答してから次へ進んでください。未解答の問題は不正解になります。',
    questionsWithPenalty:
      '飛ばしたり、マークしたり、あとで戻ったりできます。未解答の問題は 0 点で、減点もありません。',
    questionsOneWayWithPenalty:
      '問題は一問ずつ表示され、前には戻れません。解答してから次へ進んでください。未解答の問題は 0 点で、減点もありません。',
    allOnOnePage: 'すべての問題が 1 ページに表示されます。',
    clock:
      '最初の問題から計時が始まり、ページを閉じても止まりません。時間内であれば、どの端末からでも戻れます。',
    noClock: ({ days }) =>
      `必要なだけ時間を使えます。ページを閉じても、どの端末からでも再開できます。クイズの終了時、または ${plural(days, { other: '# 日' })}後にまだ終わっていない受験は、それまでに保存された解答で採点されます。`,
    questionTime: ({ seconds }) => plural(seconds, { other: '1 問につき # 秒' }),
    questionTimeText:
      '問題の時間はその問題に進んだときに始まり、ページを閉じても進みます。時間が終わると、そのときの解答が採用され、次の問題に進みます。',
    toPass: ({ percent }) => `${percent} で合格`,
    passMark: ({ needed, count }) =>
      `${plural(count, { other: '#' })} 問中 ${needed} 問の正解が必要です。正しい選択肢が複数ある場合は、それらを過不足なく選んでください。`,
    passMarkPoints: ({ needed, count }) =>
      `${plural(count, { other: '#' })} 点中 ${needed} 点です。正解 1 問につき 1 点です。`,
    partialCredit: '部分点',
    partialCreditText:
      '部分的に正しい解答には、その問題の一部の点が与えられます。正しい選択肢が複数ある場合、正しいものは加点、誤ったものは減点になります。',
    penalty: '誤答は減点',
    penaltyText: ({ percent }) =>
      `誤答は 1 問の ${percent} の減点です。無解答は減点されません。結果が 0 を下回ることはありません。`,
    timeOut: '時間切れになったら',
    timeOutText: '解答は自動的に提出され、採点されます。',
    checking: '解答の確認',
    checkingText: {
      marks:
        '解答ごとに確認でき、正しいかどうかがすぐに表示されます。確認した後は変更できません。その後に退出すると、その時点の解答で採点されます。',
      keys: '解答ごとに確認でき、正解がすぐに表示されます。確認した後は変更できません。その後に退出すると、その時点の解答で採点されます。',
      explanations:
        '解答ごとに確認でき、正解と解説がすぐに表示されます。確認した後は変更できません。その後に退出すると、その時点の解答で採点されます。',
    },
    leaving: '途中で退出したら',
    leavingText:
      '「退出する」を選ぶと、得点 0 で受験が終わります。接続が切れたり電池が切れたりしても大丈夫です。解答はその都度保存されます。',
    failing: '不合格だったら',
    failingText: ({ failedHours, passedDays }) =>
      `${plural(failedHours, { other: '#' })} 時間後に再受験できます。いま不合格になった場合は <date></date> です。合格したクイズは ${plural(passedDays, { other: '#' })} 日後に再受験できます。`,
    attempts: ({ count }: { count: number }) => plural(count, { other: '受験 # 回' }),
    attemptsText: '受験できる回数です。途中で退出した受験も数えます。',
    counted: '成績とする受験',
    countedText: {
      last: '最後の受験が成績になります。',
      average: 'すべての受験の平均が成績になります。',
      first: '最初の受験が成績になります。',
    },
    noWait: 'すぐにもう一度受けられます。',
    waits: ({ failed, passed }: { failed: string; passed: string }) =>
      `不合格のときは${failed}後に再受験できます。今不合格なら <date></date> です。合格後は${passed}後です。`,
    antiCheating: '不正防止',
    antiCheatingText:
      'サーバーが時間を計り、問題を選んで採点します。受験中、正解が提出前にブラウザーへ送られることはありません。カメラ、画面、入力などは一切記録しません。ひとりで、ノートを見ずに取り組んでください。',
    antiCheatingChecked:
      'サーバーが時間を計り、問題を選んで採点します。受験中、正解がブラウザーへ送られるのは、提出したとき、または解答を確認したときだけです。カメラ、画面、入力などは一切記録しません。ひとりで、ノートを見ずに取り組んでください。',
    startNow: '今すぐ始める',
  },
};
