import { checkNewPin } from './pin-rules';

const ruleOf = (pin: string) => {
  try {
    checkNewPin(pin, '+998901234567', 'password');
    return null;
  } catch (error) {
    return (error as { fields: { issues: { rule: string }[] } }).fields.issues[0]?.rule;
  }
};

test.each([
  ['428193', null],
  ['953017', null],
  ['Qovun-77', null],
  ['111111', 'repeated'],
  ['121212', 'repeated'],
  ['123123', 'repeated'],
  ['123456', 'sequence'],
  ['654321', 'sequence'],
  ['890123', 'sequence'],
  ['987654', 'sequence'],
  ['024680', 'sequence'],
  ['abcdef', 'sequence'],
  ['159753', 'common'],
  ['PASSWORD', 'common'],
  ['998901', 'phone'],
  ['310785', 'date'],
  ['850731', 'date'],
  ['31071985', 'date'],
  ['19850731', 'date'],
])('%s: %s', (pin, rule) => expect(ruleOf(pin)).toBe(rule));
