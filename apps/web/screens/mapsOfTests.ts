import type { Plugin } from 'vite'

/** Files to which the lines of a failed test may point. */
const IS_OF_TESTS = /\.screen\.test\.tsx?$|\/src\/testing\/|\/screens\//

/** A module of the product needs no map of its lines to be run, and the maps are three quarters of what the browser is sent. */
export const mapsOfTests = (): Plugin => ({
  name: 'musi-maps-of-tests',
  enforce: 'post',
  transform: (code, id) => (IS_OF_TESTS.test(id) || !id.includes('.ts') ? null : { code, map: { mappings: '' } }),
})
