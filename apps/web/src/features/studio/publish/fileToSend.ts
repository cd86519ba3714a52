import { needsConversion, sourceRate } from '@musi/domain/sound/needsConversion'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import type { Code } from './studioApi.ts'

export type FileToSend = { readonly file: File } | { readonly code: Code }

/** Progress, from 0 to 1. */
type OnProgress = (done: number) => void

const HEAD_BYTES = 16
const MAX_SECONDS = 20 * 60
const CHANNELS = 2
/** Longest time for which the page may block. */
const MAX_BLOCKING_MS = 12

/**
 * Returns a file that the server accepts: other sound formats become FLAC if this browser can
 * decode them (spec: studio.converted).
 */
export async function fileToSend(file: File, signal: AbortSignal, onProgress: OnProgress): Promise<FileToSend> {
  try {
    if (!needsConversion(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))) return { file }
    onProgress(0)
    const audio = await decodeAudio(await file.arrayBuffer())
    if (audio === null) return { code: 'unreadable' }
    if (audio.duration > MAX_SECONDS) return { code: 'tooLong' }
    return { file: await flacOf(audio, file.name, signal, onProgress) }
  } catch {
    return { code: 'gone' }
  }
}

/** Decodes a sound file to at most two channels; null if the browser cannot. */
async function decodeAudio(bytes: ArrayBuffer): Promise<AudioBuffer | null> {
  const rate = sourceRate(new Uint8Array(bytes))
  try {
    const audio = await new OfflineAudioContext(CHANNELS, 1, rate).decodeAudioData(bytes)
    if (audio.length === 0) return null
    if (audio.numberOfChannels <= CHANNELS) return audio
    const mix = new OfflineAudioContext(CHANNELS, audio.length, rate)
    const source = mix.createBufferSource()
    source.buffer = audio
    source.connect(mix.destination)
    source.start()
    return await mix.startRendering()
  } catch {
    return null
  }
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

async function flacOf(audio: AudioBuffer, name: string, signal: AbortSignal, onProgress: OnProgress): Promise<File> {
  const { BLOCK, flacPieces } = await retryOnce(() => import('@musi/domain/sound/flacFile'))
  const first = audio.getChannelData(0)
  const channels = audio.numberOfChannels === 1 ? ([first] as const) : ([first, audio.getChannelData(1)] as const)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let since = performance.now()
  for (const piece of flacPieces({ rate: audio.sampleRate, channels })) {
    parts.push(piece)
    if (performance.now() - since < MAX_BLOCKING_MS) continue
    signal.throwIfAborted()
    onProgress((parts.length * BLOCK) / audio.length)
    // oxlint-disable-next-line no-await-in-loop -- the page is drawn in between
    await nextTask()
    since = performance.now()
  }
  return new File(parts, `${name}.flac`, { type: 'audio/flac' })
}
