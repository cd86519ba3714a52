import { fileURLToPath } from 'node:url'
import { type FunctionComponent, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Plugin, runnerImport } from 'vite'
import { classNames } from './classNames.ts'

/** Drawings, by the comment in index.html that each replaces. */
const DRAWINGS = [
  {
    place: '<!-- first paint -->',
    file: fileURLToPath(new URL('../src/app/sketch/FirstPaint.tsx', import.meta.url)),
    name: 'FirstPaint',
  },
  {
    place: '<!-- splash -->',
    file: fileURLToPath(new URL('../src/app/shell/frame/SplashPicture.tsx', import.meta.url)),
    name: 'SplashPicture',
  },
] as const
/** Attributes to remove when a sketch reuses parts of a page, because a sketch has no ids and no links. */
const APP_ATTRIBUTES =
  / (?:id="(?!first-paint|welcome-splash)[^"]*"|aria-(?:label|labelledby|describedby)="[^"]*"|tabindex="[^"]*"|href="[^"]*")/g

type Module = Readonly<Record<string, FunctionComponent>>

async function renderComponent(file: string, name: string): Promise<string> {
  const { module } = await runnerImport<Module>(file, { plugins: [classNames] })
  const component = module[name]
  if (component === undefined) throw new Error(`${file} has no ${name}.`)
  return renderToStaticMarkup(createElement(component)).replaceAll(APP_ATTRIBUTES, '')
}

/** Renders components into the HTML at build time, so that they are visible before any script runs. */
export function drawnInPage(): Plugin {
  return {
    name: 'musi-drawn-in-page',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        let page = html
        for (const { place, file, name } of DRAWINGS) {
          if (!html.includes(place)) throw new Error(`index.html has no place for ${name}.`)
          const markup = await renderComponent(file, name)
          page = page.replace(place, () => markup)
        }
        return page
      },
    },
  }
}
