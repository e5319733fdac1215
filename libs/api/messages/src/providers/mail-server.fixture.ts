import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface ReceivedLetter {
  commands: string[];
  data: string;
}

/** As much of a mail server as letters need. */
export async function startMailServer() {
  const letters: ReceivedLetter[] = [];
  const server = createServer((socket) => void serve(socket).catch(() => socket.destroy()));
  const state: { refuseWith: string | null } = { refuseWith: null };

  async function serve(socket: Socket): Promise<void> {
    const letter: ReceivedLetter = { commands: [], data: '' };
    letters.push(letter);
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 mail.test');
    let inData = false;
    for await (const line of createInterface({ input: socket })) {
      if (inData) {
        if (line === '.') {
          inData = false;
          say('250 taken');
        } else letter.data += `${line}\n`;
        continue;
      }
      letter.commands.push(line);
      if (line.startsWith('RCPT') && state.refuseWith) say(state.refuseWith);
      else if (line === 'DATA') {
        inData = true;
        say('354 go on');
      } else if (line === 'QUIT') {
        say('221 bye');
        socket.end();
      } else say(line.startsWith('EHLO') ? '250 mail.test' : '250 ok');
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** One for each connection, the oldest first. */
    letters,
    /** What it answers to a recipient; null: it takes everybody. */
    state,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
