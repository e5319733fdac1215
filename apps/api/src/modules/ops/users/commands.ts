import type { Command } from '../command';
import { formatMoment } from '../describe';
import type { MemberShown } from './endpoints';

const pinText = (seconds: number | null) =>
  seconds === null
    ? 'locked until the owner recovers it by SMS'
    : seconds === 0
      ? 'may be tried'
      : `may be tried in ${Math.ceil(seconds / 60)} min`;

const describeUser = (user: MemberShown): string =>
  [
    `account ${user.id}  ${user.lang}  since ${formatMoment(user.since)}`,
    `signed in: ${user.sessions}${user.lastSeen ? `, last seen ${formatMoment(user.lastSeen)}` : ''}`,
    `PIN: ${pinText(user.pinWaitSeconds)}`,
    `points: ${user.points}`,
  ].join('\n');

/** The operator's commands about accounts. */
export const userCommands: Record<string, Command> = {
  user: {
    needs: ['phone'],
    more: Infinity,
    help: 'the account of a phone: whether it is there, signed in and not locked; its points',
    async run(send, words) {
      const response = (await (
        await send(`users?phone=${encodeURIComponent(words.join(' '))}`)
      ).json()) as { user: MemberShown | null };
      const { user } = response;
      return {
        text: user ? describeUser(user) : 'No account has this phone.',
        response,
        missing: !user,
      };
    },
  },
};
