export const messages = {
  title: 'الإنجازات',
  lead: 'يُمنح كل إنجاز مرة واحدة ويبقى، وكذلك عمّا أنجزته من قبل.',
  failed: 'تعذّر تحميل الإنجازات',
  counted: {
    'quizzes-passed': 'الاختبارات المجتازة',
    'full-scores': 'اختبارات كل إجاباتها صحيحة',
    'second-chances': 'اختبارات اجتيزت بعد محاولة لم تنجح',
    'practice-answers': 'الإجابات في التدريب',
    'goal-days': 'أيام تحقق فيها الهدف اليومي',
    certificates: 'الشهادات السارية',
  },
  soFar: ({ count }: { count: string }) => `حتى الآن: ${count}`,
  earned: ({ level }: { level: string }) => `المستوى ${level}: تحقق`,
  notEarned: ({ level }: { level: string }) => `المستوى ${level}: لم يتحقق بعد`,
};
