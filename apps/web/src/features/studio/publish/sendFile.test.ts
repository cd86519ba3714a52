import { expect, it, vi } from 'vitest'
import { type SendState, type UploadPort, sendFile } from './sendFile.ts'
import type { UploadNow } from './studioApi.ts'

const FILE = new File([new Uint8Array(10)], 'ferry.mp3')

const READY: UploadNow['state'] = { is: 'ready', result: { kind: 'artwork', address: '/artworks/x', bytes: 10 } }

/** A server that takes four bytes at a time; `trouble` answers in its place. */
function server(trouble: (call: string) => Awaited<ReturnType<UploadPort['look']>> | null = () => null) {
  const calls: string[] = []
  let received = 0
  let looks = 0
  const now = (): UploadNow => ({
    upload: 'u',
    kind: 'sound',
    name: FILE.name,
    bytes: FILE.size,
    endsAtSeconds: 1,
    received,
    partBytes: 4,
    state: received < FILE.size ? { is: 'receiving' } : (looks += 1) < 3 ? { is: 'waiting', ahead: 0 } : READY,
  })
  const told = (call: string, act: () => void = () => undefined) => {
    calls.push(call)
    const other = trouble(call)
    if (other !== null) return Promise.resolve(other)
    act()
    return Promise.resolve({ kind: 'told' as const, value: now() })
  }
  const port: UploadPort = {
    begin: () => told('begin'),
    part: (_, from, part) => told(`part ${from}+${part.size}`, () => (received = from + part.size)),
    look: () => told('look'),
  }
  return { port, calls }
}

type Before = { file?: File | null; upload?: string | null }

function sent(port: UploadPort, onState: (state: SendState) => void = () => undefined, before: Before = {}) {
  const states: SendState[] = []
  return new Promise<readonly SendState[]>((resolve) => {
    sendFile({
      kind: 'sound',
      file: FILE,
      upload: null,
      onBegun: () => undefined,
      ...before,
      port,
      wait: () => Promise.resolve(),
      onState(state) {
        states.push(state)
        onState(state)
        if (state.kind === 'ready' || state.kind === 'refused' || state.kind === 'lacking') resolve(states)
      },
    })
  })
}

it('a file is sent in parts of the server’s size, and awaited until it was checked (spec: studio.upload)', async () => {
  const { port, calls } = server()
  const states = await sent(port)
  expect(calls).toEqual(['begin', 'part 0+4', 'part 4+4', 'part 8+2', 'look', 'look'])
  expect(states.flatMap((state) => ('received' in state ? [state.received] : []))).toEqual([0, 0, 4, 8])
  expect(states.at(-1)).toEqual({ kind: 'ready', upload: 'u' })
})

it('a lost part is sent again from the server’s position, with a state that says it waits for the connection', async () => {
  let lost = 0
  const { port, calls } = server((call) =>
    (call.startsWith('part 4') || call === 'look') && (lost += 1) <= 3 ? { kind: 'away' } : null,
  )
  const states = await sent(port)
  expect(states.map(({ kind }) => kind)).toContain('offline')
  expect(calls.filter((call) => call === 'part 4+4').length).toBe(3)
  expect(states.at(-1)).toEqual({ kind: 'ready', upload: 'u' })
})

it('a part at another byte than the server expects is settled by asking the server', async () => {
  let isFirst = true
  const { port, calls } = server((call) => {
    if (call !== 'part 4+4' || !isFirst) return null
    isFirst = false
    return { kind: 'refused', code: 'otherOffset' }
  })
  await sent(port)
  expect(calls.slice(0, 5)).toEqual(['begin', 'part 0+4', 'part 4+4', 'look', 'part 4+4'])
})

it.each(['quota', 'tooLarge', 'notSignedIn'] as const)(
  'a refusal with "%s" ends the upload with that cause',
  async (code) => {
    const { port } = server((call) => (call === 'begin' ? { kind: 'refused', code } : null))
    expect((await sent(port)).at(-1)).toEqual({ kind: 'refused', code })
  },
)

it('a paused upload sends nothing and resumes at the same byte, and a cancelled one reports nothing more', async () => {
  const { port, calls } = server()
  const states: SendState[] = []
  const ended = Promise.withResolvers<void>()
  const sending = sendFile({
    kind: 'sound',
    file: FILE,
    upload: null,
    onBegun: () => undefined,
    port,
    wait: () => Promise.resolve(),
    onState(state) {
      states.push(state)
      if (state.kind === 'sending' && state.received === 4) sending.pause()
      if (state.kind === 'ready') ended.resolve()
    },
  })
  await vi.waitFor(() => expect(states.at(-1)?.kind).toBe('paused'))
  const before = calls.length
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(calls.length).toBe(before)
  sending.resume()
  await ended.promise
  sending.cancel()
  expect(states.at(-1)).toEqual({ kind: 'ready', upload: 'u' })
})

it('an upload resumes from the server’s position after the page was left, with or without the file (spec: studio.resumed)', async () => {
  const { port, calls } = server()
  await sent(port)
  calls.length = 0
  expect((await sent(port, undefined, { file: null, upload: 'u' })).at(-1)).toEqual({ kind: 'ready', upload: 'u' })
  expect(calls).toEqual(['look'])

  const half = server()
  await half.port.part('u', 0, FILE.slice(0, 4), new AbortController().signal)
  half.calls.length = 0
  expect((await sent(half.port, undefined, { file: null, upload: 'u' })).at(-1)).toEqual({
    kind: 'lacking',
    received: 4,
  })
  expect((await sent(half.port, undefined, { upload: 'u' })).at(-1)).toEqual({ kind: 'ready', upload: 'u' })
  expect(half.calls.slice(0, 4)).toEqual(['look', 'look', 'part 4+4', 'part 8+2'])
})

it('an upload the server has deleted starts again, but not without the file', async () => {
  let isForgotten = true
  const { port, calls } = server((call) => {
    if (call !== 'look' || !isForgotten) return null
    isForgotten = false
    return { kind: 'refused', code: 'noSuchUpload' }
  })
  expect((await sent(port, undefined, { upload: 'old' })).at(-1)).toEqual({ kind: 'ready', upload: 'u' })
  expect(calls.slice(0, 2)).toEqual(['look', 'begin'])
  isForgotten = true
  expect((await sent(port, undefined, { file: null, upload: 'old' })).at(-1)).toEqual({ kind: 'lacking', received: 0 })
})
