import { expect, it, vi } from 'vitest'
import { type SendState, type UploadPort, sendFile } from './sendFile.ts'
import type { UploadStatus } from './studioApi.ts'

const FILE = new File([new Uint8Array(10)], 'ferry.mp3')

const READY_STATE: UploadStatus['state'] = {
  is: 'ready',
  result: { kind: 'artwork', address: '/artworks/x', bytes: 10 },
}

/** A server that accepts four bytes at a time. An answer from `override` replaces its own. */
function fakeServer(override: (call: string) => Awaited<ReturnType<UploadPort['status']>> | null = () => null) {
  const calls: string[] = []
  let received = 0
  let looks = 0
  const now = (): UploadStatus => ({
    upload: 'u',
    kind: 'sound',
    name: FILE.name,
    bytes: FILE.size,
    endsAtSeconds: 1,
    received,
    partBytes: 4,
    state: received < FILE.size ? { is: 'receiving' } : (looks += 1) < 3 ? { is: 'waiting', ahead: 0 } : READY_STATE,
  })
  const answer = (call: string, act: () => void = () => undefined) => {
    calls.push(call)
    const other = override(call)
    if (other !== null) return Promise.resolve(other)
    act()
    return Promise.resolve({ kind: 'success' as const, value: now() })
  }
  const port: UploadPort = {
    begin: () => answer('begin'),
    part: (_, from, part) => answer(`part ${from}+${part.size}`, () => (received = from + part.size)),
    status: () => answer('status'),
  }
  return { port, calls }
}

type Start = { file?: File | null; upload?: string | null }

function collectStates(port: UploadPort, onState: (state: SendState) => void = () => undefined, start: Start = {}) {
  const states: SendState[] = []
  return new Promise<readonly SendState[]>((resolve) => {
    sendFile({
      kind: 'sound',
      file: FILE,
      upload: null,
      onBegun: () => undefined,
      ...start,
      port,
      wait: () => Promise.resolve(),
      onState(state) {
        states.push(state)
        onState(state)
        if (state.kind === 'ready' || state.kind === 'refused' || state.kind === 'fileMissing') resolve(states)
      },
    })
  })
}

it('a file is sent in parts of the server’s size, and the upload ends once the server has checked it (spec: studio.upload)', async () => {
  const { port, calls } = fakeServer()
  const states = await collectStates(port)
  expect(calls).toEqual(['begin', 'part 0+4', 'part 4+4', 'part 8+2', 'status', 'status'])
  expect(states.flatMap((state) => ('received' in state ? [state.received] : []))).toEqual([0, 0, 4, 8])
  expect(states.at(-1)).toEqual({ kind: 'ready', upload: 'u' })
})

it('a lost part is sent again from the server’s position, and until then the state is offline', async () => {
  let lost = 0
  const { port, calls } = fakeServer((call) =>
    (call.startsWith('part 4') || call === 'status') && (lost += 1) <= 3 ? { kind: 'unreachable' } : null,
  )
  const states = await collectStates(port)
  expect(states.map(({ kind }) => kind)).toContain('offline')
  expect(calls.filter((call) => call === 'part 4+4').length).toBe(3)
  expect(states.at(-1)).toEqual({ kind: 'ready', upload: 'u' })
})

it('a part at an offset the server does not expect makes the client ask for the server’s position', async () => {
  let isFirst = true
  const { port, calls } = fakeServer((call) => {
    if (call !== 'part 4+4' || !isFirst) return null
    isFirst = false
    return { kind: 'refused', code: 'otherOffset' }
  })
  await collectStates(port)
  expect(calls.slice(0, 5)).toEqual(['begin', 'part 0+4', 'part 4+4', 'status', 'part 4+4'])
})

it.each(['quota', 'tooLarge', 'notSignedIn'] as const)(
  'a refusal with "%s" ends the upload with that cause',
  async (code) => {
    const { port } = fakeServer((call) => (call === 'begin' ? { kind: 'refused', code } : null))
    expect((await collectStates(port)).at(-1)).toEqual({ kind: 'refused', code })
  },
)

it('a paused upload sends nothing and resumes at the same byte, and a cancelled one reports nothing more', async () => {
  const { port, calls } = fakeServer()
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
  const { port, calls } = fakeServer()
  await collectStates(port)
  calls.length = 0
  expect((await collectStates(port, undefined, { file: null, upload: 'u' })).at(-1)).toEqual({
    kind: 'ready',
    upload: 'u',
  })
  expect(calls).toEqual(['status'])

  const half = fakeServer()
  await half.port.part('u', 0, FILE.slice(0, 4), new AbortController().signal)
  half.calls.length = 0
  expect((await collectStates(half.port, undefined, { file: null, upload: 'u' })).at(-1)).toEqual({
    kind: 'fileMissing',
    received: 4,
  })
  expect((await collectStates(half.port, undefined, { upload: 'u' })).at(-1)).toEqual({ kind: 'ready', upload: 'u' })
  expect(half.calls.slice(0, 4)).toEqual(['status', 'status', 'part 4+4', 'part 8+2'])
})

it('an upload the server has deleted starts again, but not without the file', async () => {
  let isForgotten = true
  const { port, calls } = fakeServer((call) => {
    if (call !== 'status' || !isForgotten) return null
    isForgotten = false
    return { kind: 'refused', code: 'noSuchUpload' }
  })
  expect((await collectStates(port, undefined, { upload: 'old' })).at(-1)).toEqual({ kind: 'ready', upload: 'u' })
  expect(calls.slice(0, 2)).toEqual(['status', 'begin'])
  isForgotten = true
  expect((await collectStates(port, undefined, { file: null, upload: 'old' })).at(-1)).toEqual({
    kind: 'fileMissing',
    received: 0,
  })
})
