import { existsSync } from 'node:fs'
import { runTool } from '../run/steps.ts'

/** Languages whose letters are missing in our typefaces, with the system package that provides a font. */
const FONT_PACKAGES: Readonly<Record<string, string>> = {
  ja: 'fonts-droid-fallback',
  'zh-cn': 'fonts-droid-fallback',
  hi: 'fonts-lohit-deva',
  ar: 'fonts-dejavu-core',
}

const NO_FONTS = `The browser has no letters for some languages, so their pages cannot be looked at. Install ${[...new Set(Object.values(FONT_PACKAGES))].join(' and ')}, or other fonts for Japanese, Chinese, Hindi and Arabic, then run the command again.`

/** The search's access to the system, so that a test can replace it. */
export type FontMachine = {
  hasLetters: (language: string) => Promise<boolean>
  install: (packages: readonly string[]) => Promise<void>
}

/** Installs missing fonts of the languages. Returns false if some are still missing. */
export async function installMissingFonts(machine: FontMachine): Promise<boolean> {
  const missingFonts = async () => {
    const missing: string[] = []
    for (const language of Object.keys(FONT_PACKAGES)) if (!(await machine.hasLetters(language))) missing.push(language)
    return missing
  }
  const before = await missingFonts()
  if (before.length === 0) return true
  await machine.install([...new Set(before.map((language) => FONT_PACKAGES[language] ?? ''))])
  return (await missingFonts()).length === 0
}

/** One letter per language: fontconfig's own test requires every letter, even rare ones that no small font has. */
const LETTERS: Readonly<Record<string, string>> = { ja: 'か', 'zh-cn': '换', hi: 'ह', ar: 'ب' }

async function hasLetters(language: string): Promise<boolean> {
  const letter = (LETTERS[language] ?? '').codePointAt(0) ?? 0
  try {
    return (await runTool('fc-list', [`:charset=${letter.toString(16)}`, 'family'])).output.trim() !== ''
  } catch {
    // Without fontconfig the fonts are unknown, and the test that looks at the letters decides.
    return true
  }
}

async function install(packages: readonly string[], say: (line: string) => void): Promise<void> {
  if (!existsSync('/usr/bin/apt-get')) return
  const aptCommand = ['apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages]
  const command = process.getuid?.() === 0 ? aptCommand : ['sudo', '-n', ...aptCommand]
  say(`Installing fonts for the languages of the page: ${packages.join(', ')} …`)
  const [file = '', ...args] = command
  if ((await runTool(file, args)).code === 0) return
  await runTool(file, [...args.slice(0, args.indexOf('install')), 'update', '-q'])
  await runTool(file, args)
}

const thisFontMachine = (say: (line: string) => void): FontMachine => ({
  hasLetters,
  install: (packages) => install(packages, say),
})

/** Installs the fonts that tests of pages need; prints a message if it cannot, and the tests that need them fail. */
export async function ensureFonts(say: (line: string) => void): Promise<void> {
  if (!(await installMissingFonts(thisFontMachine(say)))) say(NO_FONTS)
}
