export const messages = {
  certificatesOf: ({ name }: { name: string }) => `${name} さんの修了証`,
  gives: 'すべてのクイズに合格した学習者に修了証を授与する',
  givesUse:
    '以前にすべて合格した学習者にも授与されます。シリーズの変更後や授与の停止後も修了証は残ります。',
  awarded: ({ count }: { count: string }) => `これまでの授与数：${count}`,
  isChecking: '以前に合格した学習者を検索しています。',
  revoked: '取り消し済み',
  loadFailed: '修了証を読み込めませんでした',
  notSaved: '保存されませんでした',
  saved: '保存しました',
  open: ({ name }: { name: string }) => `${name} さんの修了証を開く`,
  earlier: '以前',
  later: '以後',
};
