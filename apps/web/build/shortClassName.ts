import { createHash } from 'node:crypto'
import { basename, relative } from 'node:path'

/** Class names travel twice, in the styles and in the code: a hash of four letters; the dev build says where one is from. */
export function shortClassName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?')[0] ?? file)
  if (process.env['NODE_ENV'] === 'development') return `${basename(path, '.module.css')}_${name}`
  // Letters first: a class name may not begin with a digit.
  return createHash('sha256')
    .update(`${path}.${name}`)
    .digest('base64url')
    .replaceAll(/[^a-zA-Z]/g, '')
    .slice(0, 4)
}
