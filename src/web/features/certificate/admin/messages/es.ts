export const messages = {
  certificatesOf: ({ name }: { name: string }) => `Certificados de ${name}`,
  gives: 'Dar un certificado a quienes han aprobado todos los cuestionarios',
  givesUse:
    'Quienes ya aprobaron todo también reciben uno. Los certificados se conservan si la serie cambia o deja de darlos.',
  awarded: ({ count }: { count: string }) => `Otorgados hasta ahora: ${count}`,
  isChecking: 'Se está buscando a quienes ya aprobaron.',
  revoked: 'Revocado',
  loadFailed: 'Los certificados no se cargaron',
  notSaved: 'No se guardó',
  saved: 'Guardado',
  open: ({ name }: { name: string }) => `Abrir el certificado de ${name}`,
  earlier: 'Anteriores',
  later: 'Posteriores',
};
