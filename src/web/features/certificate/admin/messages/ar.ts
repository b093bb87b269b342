export const messages = {
  certificatesOf: ({ name }: { name: string }) => `شهادات ${name}`,
  gives: 'منح شهادة للمتعلمين الذين اجتازوا جميع الاختبارات',
  givesUse:
    'من اجتازوا كل شيء من قبل يحصلون عليها أيضًا. تبقى الشهادات عند تغيّر السلسلة أو توقفها عن منحها.',
  awarded: ({ count }: { count: string }) => `الممنوحة حتى الآن: ${count}`,
  isChecking: 'يجري الآن تحديد المتعلمين الذين اجتازوا جميع الاختبارات من قبل.',
  revoked: 'ملغاة',
  loadFailed: 'لم تُحمَّل الشهادات',
  notSaved: 'لم يُحفظ',
  saved: 'تم الحفظ',
  open: ({ name }: { name: string }) => `فتح شهادة ${name}`,
  earlier: 'الأقدم',
  later: 'الأحدث',
};
