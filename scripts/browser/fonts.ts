import { existsSync } from 'node:fs'
import { runTool } from '../run/steps.ts'

/** Scripts missing in our own typefaces, and the system package that provides them. */
const NEEDED: Readonly<Record<string, string>> = {
  ja: 'fonts-droid-fallback',
  'zh-cn': 'fonts-droid-fallback',
  hi: 'fonts-lohit-deva',
  ar: 'fonts-dejavu-core',
}

const NO_FONTS = `The browser has no letters for some languages, so their pages cannot be looked at. Install ${[...new Set(Object.values(NEEDED))].join(' and ')}, or other fonts for Japanese, Chinese, Hindi and Arabic, then run the command again.`

/** The search's access to the system, so that a test can replace it. */
export type FontMachine = {
  hasLetters: (language: string) => Promise<boolean>
  install: (packages: readonly string[]) => Promise<void>
}

/** Checks the fonts of every language and installs missing ones. False when some are still missing. */
export async function haveFonts(machine: FontMachine): Promise<boolean> {
  const missingFonts = async () => {
    const missing: string[] = []
    for (const language of Object.keys(NEEDED)) if (!(await machine.hasLetters(language))) missing.push(language)
    return missing
  }
  const before = await missingFonts()
  if (before.length === 0) return true
  await machine.install([...new Set(before.map((language) => NEEDED[language] ?? ''))])
  return (await missingFonts()).length === 0
}

/** One letter of each: fontconfig requires every letter of a language, rare ones too, which no small font has. */
const LETTERS: Readonly<Record<string, string>> = { ja: 'か', 'zh-cn': '换', hi: 'ह', ar: 'ب' }

async function hasLetters(language: string): Promise<boolean> {
  const letter = (LETTERS[language] ?? '').codePointAt(0) ?? 0
  try {
    return (await runTool('fc-list', [`:charset=${letter.toString(16)}`, 'family'])).output.trim() !== ''
  } catch {
    // No fontconfig: then the browser brings its own way to fonts, and the test that looks at the letters decides.
    return true
  }
}

async function install(packages: readonly string[], say: (line: string) => void): Promise<void> {
  if (!existsSync('/usr/bin/apt-get')) return
  const words = ['apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages]
  const command = process.getuid?.() === 0 ? words : ['sudo', '-n', ...words]
  say(`Installing fonts for the languages of the page: ${packages.join(', ')} …`)
  const [file = '', ...args] = command
  if ((await runTool(file, args)).code === 0) return
  await runTool(file, [...args.slice(0, args.indexOf('install')), 'update', '-q'])
  await runTool(file, args)
}

const theseFonts = (say: (line: string) => void): FontMachine => ({
  hasLetters,
  install: (packages) => install(packages, say),
})

/** Runs before everything that looks at pages; without the fonts it goes on, and their tests fail. */
export async function bringFonts(say: (line: string) => void): Promise<void> {
  if (!(await haveFonts(theseFonts(say)))) say(NO_FONTS)
}
