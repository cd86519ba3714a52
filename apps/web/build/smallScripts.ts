import { minify } from '@swc/core'
import { type Plugin, parseSync } from 'vite'

/**
 * Number of passes of the minifier. A pass can remove code that the previous one has simplified; a
 * fourth would find almost nothing.
 */
const ROUNDS = 3

/** Length in characters below which compiling a function takes almost no time. */
const LONG = 1000

/**
 * Puts the wrapper functions of libraries back in parentheses. A browser compiles a function in
 * parentheses while the file arrives, and any other function only when it is called, which for a
 * whole library would cost ten milliseconds of a phone's first second. The bundler writes the
 * parentheses, but the minifier removes them.
 */
export function inParentheses(code: string): string {
  const wrappers = parseSync('script.js', code).program.body.flatMap((statement) =>
    statement.type === 'VariableDeclaration'
      ? statement.declarations.flatMap(({ init }) => {
          const [wrapped, ...more] = init?.type === 'CallExpression' ? init.arguments : []
          const isLong = wrapped?.type === 'ArrowFunctionExpression' && wrapped.end - wrapped.start > LONG
          return isLong && more.length === 0 ? [wrapped] : []
        })
      : [],
  )
  return wrappers.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}(${text.slice(start, end)})${text.slice(end)}`,
    code,
  )
}

/**
 * Minifies a script. In React, functions that are called only once are not inlined, because the
 * result would be less repetitive and therefore larger after compression.
 */
export async function smallScript(code: string, isReact = false): Promise<string> {
  const { code: small } = await minify(code, {
    module: true,
    ecma: 2022,
    compress: { passes: ROUNDS, keep_fnames: isReact },
    mangle: true,
    format: { comments: false },
  })
  return inParentheses(small)
}

/**
 * Replaces the bundler's own minifier, which saves two kilobytes of a first visit. Runs before
 * files are named, so that the hashes in their names match their content.
 */
export const smallScripts = (): Plugin => ({
  name: 'musi-small-scripts',
  apply: 'build',
  config: () => ({ build: { rolldownOptions: { output: { minify: false, minifyInternalExports: true } } } }),
  renderChunk: { order: 'post', handler: (code, { name }) => smallScript(code, name === 'react') },
})
