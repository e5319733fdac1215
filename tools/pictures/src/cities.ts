import { tashkent } from './cities/uzbekistan/tashkent.mjs';
import { samarkand } from './cities/uzbekistan/samarkand.mjs';
import { bukhara } from './cities/uzbekistan/bukhara.mjs';
import { khiva } from './cities/uzbekistan/khiva.mjs';
import { fergana } from './cities/uzbekistan/fergana.mjs';
import { moscow } from './cities/russia/moscow.mjs';
import { petersburg } from './cities/russia/petersburg.mjs';
import { kazan } from './cities/russia/kazan.mjs';
import { sochi } from './cities/russia/sochi.mjs';
import { yekaterinburg } from './cities/russia/yekaterinburg.mjs';
import { novosibirsk } from './cities/russia/novosibirsk.mjs';
import { vladivostok } from './cities/russia/vladivostok.mjs';
import { almaty } from './cities/near/almaty.mjs';
import { astana } from './cities/near/astana.mjs';
import { bishkek } from './cities/near/bishkek.mjs';
import { dushanbe } from './cities/near/dushanbe.mjs';
import { tbilisi } from './cities/near/tbilisi.mjs';
import { yerevan } from './cities/near/yerevan.mjs';
import { baku } from './cities/near/baku.mjs';
import { minsk } from './cities/near/minsk.mjs';
import { istanbul } from './cities/south/istanbul.mjs';
import { antalya } from './cities/south/antalya.mjs';
import { dubai } from './cities/south/dubai.mjs';
import { medina } from './cities/south/medina.mjs';
import { jeddah } from './cities/south/jeddah.mjs';
import { cairo } from './cities/south/cairo.mjs';
import { seoul } from './cities/far/seoul.mjs';
import { bangkok } from './cities/far/bangkok.mjs';
import { phuket } from './cities/far/phuket.mjs';
import { male } from './cities/far/male.mjs';
import { delhi } from './cities/far/delhi.mjs';
import { frankfurt } from './cities/far/frankfurt.mjs';
import { paris } from './cities/far/paris.mjs';
import { london } from './cities/far/london.mjs';
import { beijing } from './cities/far/beijing.mjs';
import { kualaLumpur } from './cities/far/kuala-lumpur.mjs';

/** Pictures by the code of the city. */
export const cities = {
  TAS: tashkent,
  SKD: samarkand,
  BHK: bukhara,
  UGC: khiva,
  FEG: fergana,
  MOW: moscow,
  LED: petersburg,
  KZN: kazan,
  AER: sochi,
  SVX: yekaterinburg,
  OVB: novosibirsk,
  VVO: vladivostok,
  ALA: almaty,
  NQZ: astana,
  BSZ: bishkek,
  DYU: dushanbe,
  TBS: tbilisi,
  EVN: yerevan,
  GYD: baku,
  MSQ: minsk,
  IST: istanbul,
  AYT: antalya,
  DXB: dubai,
  MED: medina,
  JED: jeddah,
  CAI: cairo,
  SEL: seoul,
  BKK: bangkok,
  HKT: phuket,
  MLE: male,
  DEL: delhi,
  FRA: frankfurt,
  PAR: paris,
  LON: london,
  BJS: beijing,
  KUL: kualaLumpur,
};
