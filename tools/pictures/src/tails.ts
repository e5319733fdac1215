import { d, disc, fade, path, rect } from './svg.ts';

/*
 * Tail fins of airlines: our own drawing, one outline and eight plain patterns. Colours are those of a carrier's planes; no
 * emblem, letter or other mark of a carrier is drawn.
 */
const fin = 'M2.5 21.5L12 4.4Q13 2.5 15.2 2.5H19.6Q21.8 2.5 21.5 4.6L19.4 21.5z';

/** Patterns over the fin, in one colour or two. */
const patterns: Record<string, (a: string, b?: string) => string> = {
  plain: () => '',
  band: (a) => path('M0 17L24 8v6L0 23z', a),
  bands: (a, b = a) => path('M0 15.5L24 6.5v4L0 19.5z', a) + path('M0 20.5L24 11.5v3.4L0 24z', b),
  foot: (a) => path('M0 14.5L24 11v13H0z', a),
  tip: (a) => path('M0 0h24v7.5L6 14z', a),
  wave: (a, b) =>
    path('M0 20q7-1 12-7t12-6v5q-7 1-11 7t-13 6z', a) + path('M6 24q7-2 11-7t7-5v12z', b ?? a),
  sun: (a) => disc(15.6, 10, 4, a),
  sheaf: (a, b) => path('M24 24L9 24L21 0H24z', a) + path(d`M24 24H17L24 6z`, b ?? a),
};

/** A line for each carrier: code, background, pattern, its colours. */
const carriers = `
HY 0a63b0 bands ffffff 2fa35a|HH 123a7a wave 2fa8c9 8fd3e6|C6 5b2a86 sheaf e94f8a f7a83b|SU 0f3f8f bands ffffff d8232a
FV c9252b wave 1d3f7a ffffff|S7 8cc63f plain|U6 d8202e foot 1b3f86|DP 2ea3dc sun ffffff|UT 1f4fa3 band ffffff|N4 d6303a tip 2d3440
WZ c4161c tip 8d0f15|5N e4007d foot 6d2077|A4 1d72c4 wave ffffff 7fc4ee|Y7 f7b500 foot 1c3f77|R3 0d9bd6 bands ffffff 1c3f77
HZ 26336f wave 3fb0a5 8fd3c9|IO 14509e band f2b632|ZF 1592d4 wave ffffff 0b5c9c|EO 2b5fa8 tip f2a33a|KC 0f8f9c tip d5a33c
FS f47c20 foot e2472f|DV 1f4a9c bands e23b3b ffffff|SZ 1c6b3f wave f0c04a ffffff|YK e23b3b foot 24408e|T5 137a4a band f3e7c4
J2 1d4f91 wave 46b1d9 b9e1f2|A9 c8202f band ffffff|RM d77f1e tip 7c2d3a|B2 154a8b wave ffffff 6fb6e3|TK c70a0c plain
PC f9b000 foot e2001a|VF 1d4aa0 wave 3fc1e8 ffffff|XQ ffb400 sun ffffff|EK d71921 sheaf 00732f 1f2328|FZ f26a21 band 1574bb
EY c9a46a sheaf a5813f e3cfa4|G9 d3202e band 6d6e71|QR 5c0931 plain|SV 0b5d3b band c7a96b|XY 4fb848 foot 2f7d3b|KU 1f64b0 band 8fc3ea
J9 2a4b9b wave 38b6a8 9be0d6|GF b89b5e tip 7d1f30|WY 0d7f83 wave d9b45a ffffff|RJ 2f2a2b band b89251|ME 1f7a46 foot c8202f
LY 16469d bands ffffff 6aa5dd|W5 15803f tip f2a83b|MS 0f2f66 band d6a84a|ET 1f8b3b bands f7d417 d6202b|KQ c0161d tip 1d1f22
SA 17458f bands f3b61f d8282f|AT b3142c wave 1b7a45 ffffff|LH 0a1f44 sun f5b335|LX d8151f plain|OS d81e05 band ffffff|AF f4f5f8 bands 0b2a6b d8232a
KL 1da1dc tip 0c5f9f|BA 14306b wave c8242d ffffff|U2 ff6600 plain|FR 123f8f sun f2c230|W6 c6007e foot 5b1f69|IB c8141c band f5b400
TP 1f9d55 bands d3202e ffffff|AZ 1a5fb4 bands ffffff 2fa45a|SK 14205c plain|AY 0d1f5c tip ffffff|LO 133d7c band c9d4e2|BT b9d532 tip 6f7d1d
A3 1a3f7c wave 5fa5d8 ffffff|JU 1d2f63 bands c8242d ffffff|CA c8141c band f0c35a|CZ 0f7fc4 sun e23b3b|MU 1c3f86 foot d3202e|CX 0a5f5b band c7d9cf
CI 6a5aa8 wave d77fa8 f3c3d6|NH 0f3a86 bands 4aa3dd ffffff|KE 7fc0e6 band 12468c|OZ b29d7d bands c8242d 3f5f9f|TW d6202b sun ffffff|OM 1f4f9c band e23b3b
AI b3122b bands e8a63a 4a1f56|6E 1b2a6b foot 3f6fd0|PK 0d5a36 band c9b15a|UL 1f4a86 wave d2472f 3f9a6c|TG 4f2580 bands d6589c e9b53a|SQ 0f2a57 band e0ac3f
MH 1d3f86 bands d3202e ffffff|AK e2231a plain|GA 0f6f86 wave 3fb6b0 a3e0d6|VN 0d5f73 sun e0b24a|VJ e2231a foot f7d117|PR 1d3f86 sheaf d3202e f5c62f
DL 14285a tip d3202e|UA 14409c sheaf 4a86d6 1f5fb8|AA 2f6fb0 bands ffffff c8242d|AC 1f2328 sun d8232a|AM 12366f tip d3202e|CM 14408f tip d9b45a
AV d3202e tip 8f1420|LA 2a1a66 band e0234a|G3 f47b20 foot ffffff|QF d8141c band ffffff|NZ 1c1d20 wave ffffff 8a8d93
`;

const shine = path('M4.6 20L13 5Q13.6 4 15 4H16L8.4 20z', '#fff', fade(0.18));
const shade = path('M16.4 24L19 0h5v24z', '#0a1030', fade(0.14));

function tail([ground, pattern, ...colours]: string[]): string {
  const draw = patterns[pattern ?? ''];
  if (!draw) throw new Error(`There is no pattern ${pattern}.`);
  const [one, other] = colours.map((colour) => `#${colour}`);
  const over = draw(one ?? '', other);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><clipPath id="c"><path d="${fin}"/></clipPath><g clip-path="url(#c)">${rect(0, 0, 24, 24, `#${ground}`)}${over}${shade}${shine}</g></svg>\n`;
}

/** Drawings by the code of the carrier. */
export const tails = new Map<string, string>(
  carriers
    .trim()
    .split(/[|\n]/)
    .map((row) => row.trim().split(' '))
    .concat([['any', '5f6f96', 'band', 'c9d4f2']])
    .map(([code = '', ...row]) => [code, tail(row)]),
);
