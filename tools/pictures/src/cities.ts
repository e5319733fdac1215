import { tashkent } from './cities/uzbekistan/tashkent.ts';
import { samarkand } from './cities/uzbekistan/samarkand.ts';
import { bukhara } from './cities/uzbekistan/bukhara.ts';
import { khiva } from './cities/uzbekistan/khiva.ts';
import { fergana } from './cities/uzbekistan/fergana.ts';
import { moscow } from './cities/russia/moscow.ts';
import { petersburg } from './cities/russia/petersburg.ts';
import { kazan } from './cities/russia/kazan.ts';
import { sochi } from './cities/russia/sochi.ts';
import { yekaterinburg } from './cities/russia/yekaterinburg.ts';
import { novosibirsk } from './cities/russia/novosibirsk.ts';
import { vladivostok } from './cities/russia/vladivostok.ts';
import { almaty } from './cities/near/almaty.ts';
import { astana } from './cities/near/astana.ts';
import { bishkek } from './cities/near/bishkek.ts';
import { dushanbe } from './cities/near/dushanbe.ts';
import { tbilisi } from './cities/near/tbilisi.ts';
import { yerevan } from './cities/near/yerevan.ts';
import { baku } from './cities/near/baku.ts';
import { minsk } from './cities/near/minsk.ts';
import { istanbul } from './cities/south/istanbul.ts';
import { antalya } from './cities/south/antalya.ts';
import { dubai } from './cities/south/dubai.ts';
import { medina } from './cities/south/medina.ts';
import { jeddah } from './cities/south/jeddah.ts';
import { cairo } from './cities/south/cairo.ts';
import { seoul } from './cities/far/seoul.ts';
import { bangkok } from './cities/far/bangkok.ts';
import { phuket } from './cities/far/phuket.ts';
import { male } from './cities/far/male.ts';
import { delhi } from './cities/far/delhi.ts';
import { frankfurt } from './cities/far/frankfurt.ts';
import { paris } from './cities/far/paris.ts';
import { london } from './cities/far/london.ts';
import { beijing } from './cities/far/beijing.ts';
import { kualaLumpur } from './cities/far/kuala-lumpur.ts';

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
