// Bots that the host starts itself, each in a process group of its own, so that nothing of them is left behind.

import { type ChildProcess, spawn } from 'node:child_process';
import { Channel } from './channel.js';

/** A bot in a process. */
export interface BotProcess {
  readonly channel: Channel;
  /** Ends it: politely, and after a moment otherwise. */
  end(): Promise<void>;
}

const GRACE = 1000;

function kill({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    // A negative number means the group: a shell and whatever it has started.
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}

/** Starts a bot by a command line. What it says beside the protocol goes to the host's error output. */
export function startBot(command: string): BotProcess {
  const child = spawn(command, {
    shell: true,
    detached: process.platform !== 'win32',
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const channel = new Channel(child.stdout, child.stdin);
  const onExit = () => kill(child);
  process.once('exit', onExit);
  const gone = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => {
      channel.break('the bot cannot be started');
      resolve();
    });
  });
  return {
    channel,
    async end() {
      child.stdin.end();
      let alarm: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        alarm = setTimeout(resolve, channel.isBroken ? 0 : GRACE);
      });
      await Promise.race([gone, late]);
      clearTimeout(alarm);
      kill(child);
      child.stdin.destroy();
      child.stdout.destroy();
      process.off('exit', onExit);
    },
  };
}
