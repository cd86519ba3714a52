import { afterEach, beforeEach, test } from 'vitest'
import { expect } from '#testing/expect.ts'
import { leavePage } from '../visit/visit.ts'
import { importPart } from './importPart.ts'

const COLOUR = 'rgb(1, 2, 3)'
const SCRIPTS = ['/assets/Part-1.js', '/assets/shared-2.js', '/assets/Plain-3.js', '/assets/Broken-4.js']
let style = ''
let missingStyle = ''

const styleSheet = () => URL.createObjectURL(new Blob([`:root { --loaded: ${COLOUR} }`], { type: 'text/css' }))

/** Adds the served page's data about its files. */
function write(type: string, id: string, data: unknown): void {
  const element = document.createElement('script')
  Object.assign(element, { type, id, textContent: JSON.stringify(data) })
  document.head.prepend(element)
}
const links = (file: string) => document.head.querySelectorAll(`link[href="${file}"]`)

beforeEach(() => {
  leavePage()
  style = `${styleSheet()}#.css`
  const revokedUrl = styleSheet()
  missingStyle = `${revokedUrl}#.css`
  URL.revokeObjectURL(revokedUrl)
  const integrity = Object.fromEntries(SCRIPTS.map((file) => [file, `sha256-${'A'.repeat(43)}=`]))
  write('importmap', 'test-map', { integrity })
  // The first script imports the second, which has the first style; the last script has a style
  // that fails to load.
  write('application/json', 'musi-files', { styles: [style, missingStyle], pages: {}, imports: [[1], [4], [], [5]] })
})

afterEach(() => {
  for (const file of [...SCRIPTS, style, missingStyle]) links(file).forEach((link) => link.remove())
  document.querySelectorAll('#test-map, #musi-files').forEach((element) => element.remove())
  URL.revokeObjectURL(style.split('#')[0] ?? '')
  leavePage()
})

test('a part is shown once the styles of all its files are loaded', async () => {
  const colourThen = await importPart(async () => 'part', 'Part-1.js').then(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--loaded'),
  )
  expect(colourThen).toBe(COLOUR)
  expect(links('/assets/shared-2.js').length).toBe(1)
})

test('a requested file is not requested again', async () => {
  await Promise.all([importPart(async () => 1, 'Part-1.js'), importPart(async () => 2, 'Part-1.js')])
  await importPart(async () => 3, 'Part-1.js')
  for (const file of [style, '/assets/shared-2.js']) expect(links(file).length).toBe(1)
})

test('a part without its own file, or without further files, loads alone', async () => {
  expect(await importPart(async () => 'here')).toBe('here')
  expect(await importPart(async () => 'plain', 'Plain-3.js')).toBe('plain')
})

test('a part whose style fails to load counts as failed, and is requested again the next time', async () => {
  for (let time = 0; time < 2; time++) {
    const problem = await importPart(async () => 'part', 'Broken-4.js').catch((error: unknown) => String(error))
    expect(problem).toContain(missingStyle)
    expect(links(missingStyle).length).toBe(0)
  }
})
