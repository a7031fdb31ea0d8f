/** Codes of the recovery and of devices, as people write and read them. */

/** What is easily mistaken, as it was meant: there is no O, I or L in a code. */
const MEANT: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }
const GROUP = 4

/** What was typed, as it is sent: capitals, without spaces and dashes, O as 0, I and L as 1. Of a device's address its code. */
export function codeOf(typed: string): string {
  const letters = (typed.split('#join=')[1] ?? typed).normalize('NFKC').toUpperCase().replace(/[^A-Z0-9]/g, '')
  return [...letters].map((letter) => MEANT[letter] ?? letter).join('')
}

/** `ABCD-EFGH-JK`: what the server grouped stays as it is. */
export function grouped(code: string): string {
  if (!/^[A-Z0-9]+$/i.test(code)) return code
  return (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-')
}

/** Minutes that a code is still good for, begun ones too; null when it is over. */
export function minutesLeft(expires: number, now: number): number | null {
  return now >= expires ? null : Math.ceil((expires - now) / 60_000)
}

/** Whether an address leads nowhere but to the machine it is on. */
export function isLocal(host: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/.test(host) || host.endsWith('.localhost')
}
