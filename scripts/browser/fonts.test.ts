import { expect, it } from 'vitest'
import { haveFonts } from './fonts.ts'

const machine = (has: string[], brings: (name: string) => string[]) => {
  const known = new Set(has)
  const installed: string[] = []
  return {
    installed,
    hasLetters: async (language: string) => known.has(language),
    install: async (packages: readonly string[]) => {
      installed.push(...packages)
      for (const name of packages) for (const language of brings(name)) known.add(language)
    },
  }
}

it('a machine with fonts for all languages is left alone', async () => {
  const full = machine(['ja', 'zh-cn', 'hi', 'ar'], () => [])
  expect(await haveFonts(full)).toBe(true)
  expect(full.installed).toEqual([])
})

it('only missing fonts are installed', async () => {
  const poor = machine(['ja', 'zh-cn', 'ar'], () => ['hi'])
  expect(await haveFonts(poor)).toBe(true)
  expect(poor.installed).toEqual(['fonts-lohit-deva'])
})

it('a machine that cannot get fonts prints a message', async () => {
  expect(await haveFonts(machine([], () => []))).toBe(false)
})
