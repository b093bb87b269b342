import { wordsOf } from '#shared/kernel/language/words.ts';

const { number, plural } = wordsOf('en');

export const messages = {
  description:
    'Timed multiple-choice quizzes on things worth knowing: every answer explained, every result kept, free to take.',
  hero: {
    title: 'Find out what you <mark>really know</mark>',
    lead: 'Timed quizzes on things worth knowing. Every answer is explained, every result is saved, and 80 percent is the mark to beat.',
    getStarted: 'Get Started',
    logIn: 'Log In',
    free: 'Free. All you need is an email address.',
    welcome: 'Welcome, <name></name>',
    welcomeBack: 'Welcome back, <name></name>',
    memberLead: 'Pick a quiz, or look at your results.',
    explore: 'Explore Quizzes',
    myResults: 'My Results',
    daily: 'Question of the day',
  },
  upNext: {
    title: 'Up next',
    inProgress: 'In progress, <time></time> left',
    inProgressUntimed: 'In progress',
    continue: 'Continue',
    openAgain: 'Open again',
    opensIn: 'Opens in <time></time>',
    retake: 'Retake',
  },
  popular: 'Popular Quizzes',
  allQuizzes: 'All quizzes',
  leaderboard: 'Leaderboard',
  league: 'Weekly league',
  testimonials: 'What learners say',
  shareExperience: 'Share Your Experience',
  figures: {
    label: 'In figures',
    quizzes: 'quizzes to take',
    passMark: 'correct answers to pass',
    failed: 'until you can retake a failed quiz',
    passed: 'until you can retake a mastered quiz',
  },
  hours: ({ count }: { count: number }) => plural(count, { one: '# hour', other: '# hours' }),
  days: ({ count }: { count: number }) => plural(count, { one: '# day', other: '# days' }),
  features: {
    title: 'Made for learning, not for scrolling',
    timed: {
      title: 'Timed, but calm',
      text: 'Every quiz has a time limit, the same for everyone, and no points for speed. You can go back, skip and flag questions freely.',
    },
    saved: {
      title: 'Nothing you answer is lost',
      text: 'Answers are saved as you give them. Close your laptop, change devices or lose the network: you continue where you stopped until time runs out.',
    },
    explained: {
      title: 'Every answer explained',
      text: 'After you submit, you see your answer, the correct answer and why.',
    },
    fair: {
      title: 'Fair results',
      text: 'The server draws the questions, keeps the time and grades the answers, so a pass and a place on the leaderboard are earned.',
    },
    wait: {
      title: 'A wait that works for you',
      text: ({ failed, passed }: { failed: string; passed: string }) =>
        `You can retake a failed quiz after ${failed} and a mastered one after ${passed}. What you still know then has stayed.`,
    },
    paths: {
      title: 'Paths to follow',
      text: 'A learning series puts quizzes in order, from first ideas to harder ones, and says what you will learn.',
    },
  },
  stories: {
    title: 'Success stories',
    exam: {
      title: 'Before an exam',
      text: 'Take a quiz without preparation, read the explanations of what you missed, and wait two days. The second attempt shows what you remember and what to read again before the exam.',
    },
    group: {
      title: 'In a class or a team',
      text: 'Send one link and let everyone see what they know. Start the next meeting with what most of the group got wrong.',
    },
    pleasure: {
      title: 'For the pleasure of it',
      text: 'Ten questions with your morning coffee, a subject you always wanted to know more about, and a friend to challenge.',
    },
  },
  call: {
    title: 'Ready to fill in the first bubble?',
    text: 'Your results, your progress and your place on the leaderboard begin with an account.',
    action: 'Create a free account',
  },
  sample: {
    label: 'Try a question',
    tryNow: 'Try one now',
    position: ({ question, questions }: { question: number; questions: number }) =>
      `Question ${number(question)} of ${number(questions)}`,
    pick: 'Pick an answer. Nothing is stored.',
    right: ({ explanation }: { explanation: string }) => `<strong>Right.</strong> ${explanation}`,
    wrong: ({ explanation }: { explanation: string }) =>
      `<strong>Not quite.</strong> ${explanation}`,
    takeWhole: 'Take a whole quiz',
    next: 'Next question',
  },
  questions: {
    ice: {
      text: 'You leave a full glass of ice water on the table until the ice has melted. What happens to the water level?',
      a: 'It rises',
      b: 'It stays the same',
      c: 'It falls',
      d: 'It depends on the shape of the glass',
      explanation:
        'Floating ice pushes aside exactly its own weight of water. Melted, it fills just the room it had pushed aside.',
    },
    price: {
      text: 'A shirt costs 20% more after a price rise, then 20% less in a sale. How does the sale price compare with the first one?',
      a: '4% lower',
      b: 'The same',
      c: '4% higher',
      d: '20% lower',
      explanation:
        'The second 20% is taken from the higher price: 100 becomes 120, and 120 less a fifth of it is 96.',
    },
    page: {
      text: 'Which of these best helps you to remember a page that you have just read?',
      a: 'Reading it once more',
      b: 'Underlining it',
      c: 'Closing it and saying what it said',
      d: 'Listening to it',
      explanation:
        'Fetching something out of memory makes it easier to fetch again. That is why a quiz teaches as well as measures.',
    },
  },
};
