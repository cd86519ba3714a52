import type { SoundRefusalCode } from '@musi/api/music/plays'
import type { PlayTrouble } from '@musi/domain/player/playerState'
import { codeOf } from '#platform/page/http/ask.ts'
import { fromServer } from '#platform/page/http/fromServer.ts'

/** Generous, because a busy server may answer late. */
const TIMEOUT_MS = 15_000
const TAKEN_BACK: SoundRefusalCode = 'takenBack'

/** The response of a sound's URL that does not play. `hasBroken`: it was playing before. */
type SoundResponse = {
  readonly status: number
  readonly code: string | null
  readonly isTicket: boolean
  readonly hasBroken: boolean
}

/** Reason why nothing plays (spec: player.trouble). */
export function silenceReason({ status, code, isTicket, hasBroken }: SoundResponse): PlayTrouble {
  // The song does not exist, or was withdrawn.
  if (status === 404 || status === 451) return 'gone'
  if (status >= 500) return 'line'
  if (code === TAKEN_BACK) return 'takenBack'
  if (status >= 400) return 'noTicket'
  if (hasBroken) return 'line'
  // A used-up ticket only refuses the number of bytes requested.
  return isTicket ? 'noTicket' : 'unplayable'
}

/** Requests one byte of the sound's URL to find out why it does not play. */
export async function findSilenceReason(address: string, hasBroken: boolean): Promise<PlayTrouble> {
  // A `blob:` URL needs no connection.
  if (address.startsWith('blob:')) return 'unplayable'
  try {
    const answer = await fromServer(address, { headers: { range: 'bytes=0-0' }, patienceMs: TIMEOUT_MS })
    const code = answer.ok ? null : codeOf(await answer.text())
    return silenceReason({ status: answer.status, code, isTicket: address.includes('?ticket='), hasBroken })
  } catch {
    return 'line'
  }
}
