/** Foreign cities of a base, as city codes, where the real network is known well enough to follow it. */
const networks: Readonly<Record<string, string>> = {
  'HY:TAS':
    'MOW LED KZN SVX OVB AER MRV UFA KRR ROV VOG KUF GOJ CEK TJM OMS KJA IKT VVO MSQ ALA NQZ BSZ DYU ASB GYD TBS EVN ' +
    'IST AYT DXB AUH JED MED RUH KWI DOH TLV SSH FRA MUC LON PAR MIL ROM MAD RIX BER DEL BOM ISB LHE KBL BJS URC SHA CAN ' +
    'SEL TYO BKK HKT KUL SGN CXR DPS NYC MLE CMB GOI',
  'HY:SKD': 'MOW LED KZN SVX OVB IST DXB JED SEL ALA URC DYU',
  'HY:BHK': 'MOW LED IST',
  'HY:UGC': 'MOW LED IST SVX',
  'HY:NMA': 'MOW LED KZN SVX OVB IST JED',
  'HY:FEG': 'MOW LED KZN SVX OVB KJA IST',
  'HY:AZN': 'MOW LED',
  'HY:NCU': 'MOW LED ALA',
  'HY:KSQ': 'MOW LED IST',
  'HY:TMJ': 'MOW LED IST',
  'HY:NVI': 'MOW',
  'HH:TAS':
    'MOW LED KZN OVB SVX IST AYT BJV DLM DXB JED MED RUH ALA BSZ TBS BUS GYD BKK HKT CXR PQC SEL GOI DEL MLE SSH HRG KUL',
  'HH:SKD': 'MOW LED IST DXB JED SEL AYT',
  'HH:FEG': 'MOW OVB JED',
  'HH:NMA': 'MOW LED JED',
  'C6:TAS':
    'MOW LED KZN IST AYT DXB JED MED ALA NQZ TBS BUS GYD DEL BOM GOI BKK HKT CXR SYX SEL FRA MLE KUL SHA CAN LHE ISB TLV',
  'C6:SKD': 'MOW IST DXB JED MED TBS',
  'C6:UGC': 'MOW',
  'C6:NMA': 'MOW JED',
  'KC:ALA':
    'MOW TAS BSZ DYU GYD TBS IST AYT BJV DXB AUH JED MED DOH DEL BOM BJS URC CAN SEL BKK HKT KUL FRA LON HER TIV MLE SSH CMB CXR PQC',
  'KC:NQZ': 'MOW TAS IST AYT DXB FRA LON DEL BJS URC SEL TBS BSZ OVB SVX',
  'DP:VKO': 'TAS SKD BHK FEG NMA ALA NQZ EVN TBS IST AYT GYD DXB MSQ BSZ OSS DYU LBD',
  'DP:SVO': 'TAS SKD IST AYT DXB ALA EVN',
  'J2:GYD':
    'MOW LED KZN MRV TAS SKD ALA NQZ BSZ TBS IST AYT ESB ADB DXB DOH JED TLV CAI LON PAR FRA BER MIL ROM GVA PRG SOF MLE DEL BOM ISB LHE KHI BJS URC MSQ',
};

/** The cities a carrier serves abroad from a base; undefined where its real network is not known. */
export const knownNetwork = (carrier: string, base: string): ReadonlySet<string> | undefined => {
  const cities = networks[`${carrier}:${base}`];
  return cities === undefined ? undefined : new Set(cities.split(' '));
};
