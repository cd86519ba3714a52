import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LANGUAGES, isRightToLeft } from '@musi/domain/text/languages'
import { frameAddress } from './frameAddress.ts'

const ORIGIN = 'https://musi.example'

it('our own frames never run scripts, whatever the spelling of the URL, and are in the page’s language', () => {
  for (const configured of ['/frames/pitch.html', `${ORIGIN}/frames/pitch.html`]) {
    const { src, isOurs, sandbox } = frameAddress(configured, ORIGIN, 'de')
    expect([src, isOurs]).toEqual(['/frames/pitch.de.html', true])
    expect(sandbox).not.toContain('allow-scripts')
  }
  expect(frameAddress('/deck/index.html?page=2#top', ORIGIN, 'de').src).toBe('/deck/index.html?page=2#top')
})

it('case 30: a frame of another site keeps its URL, and can neither navigate the page nor open dialogs over it', () => {
  const { src, isOurs, sandbox } = frameAddress('https://forms.example/a#b', ORIGIN, 'de')
  expect([src, isOurs]).toEqual(['https://forms.example/a#b', false])
  expect(sandbox).not.toMatch(/top-navigation|modals|pointer-lock|downloads/)
})

it.each(['contact', 'pitch'])('the page framed at /%s exists in every language and has no script', (name) => {
  for (const tag of LANGUAGES) {
    const page = readFileSync(new URL(`../../../public/frames/${name}.${tag}.html`, import.meta.url), 'utf8')
    expect(page).toContain(`<html lang="${tag}"${isRightToLeft(tag) ? ' dir="rtl"' : ''}>`)
    expect(page).not.toMatch(/<script|style=/)
  }
})
