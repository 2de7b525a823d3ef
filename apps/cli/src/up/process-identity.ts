import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** One process for good: the system gives a pid again, but never to a process that began at the same moment. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly began: string;
}

/** Undefined when there is no such process, or when it has ended and only waits to be buried. */
export function identify(pid: number): ProcessIdentity | undefined {
  const began = existsSync('/proc/self/stat') ? beganInProc(pid) : beganInPs(pid);
  return began === undefined ? undefined : { pid, began };
}

export const isAlive = ({ pid, began }: ProcessIdentity): boolean => identify(pid)?.began === began;

/** Field 22 of /proc/<pid>/stat, in ticks since the machine started; field 3 is Z or X for what has ended. */
function beganInProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

function beganInPs(pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}
