/**
 * The languages to choose from: those of ISO 639-1, and some of ISO 639-3 that are taught and have no code of two
 * letters. Codes that mean the same to `Intl.DisplayNames` (tl and fil, tw and ak) are listed once.
 */
const codes =
  'aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tn to tr ts tt ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu' +
  ' ast ceb chr ckb dsb fil frr fur grc gsw haw hsb kab kok mai mni nds nso sat scn szl yue';

export const contentLanguages: readonly string[] = codes.split(' ');
