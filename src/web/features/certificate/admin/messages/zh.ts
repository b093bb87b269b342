export const messages = {
  certificatesOf: ({ name }: { name: string }) => `${name} 的证书`,
  gives: '向通过全部测验的学习者颁发证书',
  givesUse: '此前已全部通过的学习者也会获得。系列更改或不再颁发时，已有证书仍然保留。',
  awarded: ({ count }: { count: string }) => `目前已颁发：${count}`,
  isChecking: '正在查找此前已通过的学习者。',
  revoked: '已撤销',
  loadFailed: '证书未能加载',
  notSaved: '未保存',
  saved: '已保存',
  open: ({ name }: { name: string }) => `打开 ${name} 的证书`,
  earlier: '更早',
  later: '更晚',
};
