import type { Plugin } from 'vite'

/** Files that the stack of a failed test may mention. */
const TEST_FILE = /\.screen\.test\.tsx?$|\/src\/testing\/|\/screens\//

/**
 * Removes source maps from the modules of the product. They are not needed to run tests, and are
 * three quarters of all bytes sent to the browser.
 */
export const mapsOfTests = (): Plugin => ({
  name: 'musi-maps-of-tests',
  enforce: 'post',
  transform: (code, id) => (TEST_FILE.test(id) || !id.includes('.ts') ? null : { code, map: { mappings: '' } }),
})
