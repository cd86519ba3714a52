import { expect, it } from 'vitest'
import { installMissingFonts } from './fonts.ts'

const machine = (installedLanguages: string[], languagesOf: (name: string) => string[]) => {
  const known = new Set(installedLanguages)
  const installed: string[] = []
  return {
    installed,
    hasLetters: async (language: string) => known.has(language),
    install: async (packages: readonly string[]) => {
      installed.push(...packages)
      for (const name of packages) for (const language of languagesOf(name)) known.add(language)
    },
  }
}

it('a machine with fonts for all languages is left alone', async () => {
  const full = machine(['ja', 'zh-cn', 'hi', 'ar'], () => [])
  expect(await installMissingFonts(full)).toBe(true)
  expect(full.installed).toEqual([])
})

it('only missing fonts are installed', async () => {
  const poor = machine(['ja', 'zh-cn', 'ar'], () => ['hi'])
  expect(await installMissingFonts(poor)).toBe(true)
  expect(poor.installed).toEqual(['fonts-lohit-deva'])
})

it('a machine that cannot get fonts prints a message', async () => {
  expect(await installMissingFonts(machine([], () => []))).toBe(false)
})
