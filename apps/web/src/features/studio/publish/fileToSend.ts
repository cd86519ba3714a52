import { isOtherSound, otherSoundRate } from '@musi/domain/sound/otherSound'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import type { Code } from './studioApi.ts'

export type FileToSend = { readonly file: File } | { readonly code: Code }

/** Progress, from 0 to 1. */
type Tell = (done: number) => void

const HEAD_BYTES = 16
const MOST_SECONDS = 20 * 60
const CHANNELS = 2
/** Longest time the page may block. */
const PIECE_MS = 12

/**
 * A file the server accepts: other sound formats become FLAC if this browser can decode them (spec: studio.converted).
 */
export async function fileToSend(file: File, signal: AbortSignal, tell: Tell): Promise<FileToSend> {
  try {
    if (!isOtherSound(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))) return { file }
    tell(0)
    const heard = await decoded(await file.arrayBuffer())
    if (heard === null) return { code: 'unreadable' }
    if (heard.duration > MOST_SECONDS) return { code: 'tooLong' }
    return { file: await flacOf(heard, file.name, signal, tell) }
  } catch {
    return { code: 'gone' }
  }
}

/** Decodes as the browser would play it, with at most two channels; null if it cannot. */
async function decoded(bytes: ArrayBuffer): Promise<AudioBuffer | null> {
  const rate = otherSoundRate(new Uint8Array(bytes))
  try {
    const heard = await new OfflineAudioContext(CHANNELS, 1, rate).decodeAudioData(bytes)
    if (heard.length === 0) return null
    if (heard.numberOfChannels <= CHANNELS) return heard
    const mix = new OfflineAudioContext(CHANNELS, heard.length, rate)
    const source = mix.createBufferSource()
    source.buffer = heard
    source.connect(mix.destination)
    source.start()
    return await mix.startRendering()
  } catch {
    return null
  }
}

const turn = () => new Promise<void>((resolve) => setTimeout(resolve))

async function flacOf(heard: AudioBuffer, name: string, signal: AbortSignal, tell: Tell): Promise<File> {
  const { BLOCK, flacPieces } = await retryOnce(() => import('@musi/domain/sound/flacFile'))
  const first = heard.getChannelData(0)
  const channels = heard.numberOfChannels === 1 ? ([first] as const) : ([first, heard.getChannelData(1)] as const)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let since = performance.now()
  for (const piece of flacPieces({ rate: heard.sampleRate, channels })) {
    parts.push(piece)
    if (performance.now() - since < PIECE_MS) continue
    signal.throwIfAborted()
    tell((parts.length * BLOCK) / heard.length)
    // oxlint-disable-next-line no-await-in-loop -- the page is drawn in between
    await turn()
    since = performance.now()
  }
  return new File(parts, `${name}.flac`, { type: 'audio/flac' })
}
