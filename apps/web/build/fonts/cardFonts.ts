import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Our typefaces, and those for other writing systems, in a format that can be used to draw cards. */
const FONTS: readonly string[] = [
  'bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
  'figtree/500Medium/Figtree_500Medium.ttf',
  'noto-kufi-arabic/700Bold/NotoKufiArabic_700Bold.ttf',
  'noto-sans/700Bold/NotoSans_700Bold.ttf',
  'zen-kaku-gothic-new/700Bold/ZenKakuGothicNew_700Bold.ttf',
]

/** Hidden, so that the folder is not served (apps/server/src/page/web/webFiles.ts). */
const FOLDER = '.card-fonts'

/** Writes the fonts for cards next to the app (spec: reach.cards). */
export function cardFonts(): Plugin {
  let root = ''
  return {
    name: 'musi-card-fonts',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle() {
      for (const font of FONTS)
        this.emitFile({
          type: 'asset',
          fileName: `${FOLDER}/${font.split('/').at(-1) ?? font}`,
          source: readFileSync(join(root, 'node_modules/@expo-google-fonts', font)),
        })
    },
  }
}
