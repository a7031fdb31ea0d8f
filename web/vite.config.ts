import { defineConfig } from 'vitest/config'
import shell from './dev/shell.mjs'
import texts, { textsName } from './dev/texts.mjs'

/** `deck-…` in the assets is the folder of the cards' pictures, and of nothing else. */
const scriptName = (name: string): string => (name === 'deck' ? 'cards' : name)

export default defineConfig({
  base: '/',
  plugins: [shell(), texts()],
  // The deck's pictures keep their names: a table of some hundred would weigh on every first load.
  publicDir: 'src/deck/generated/public',
  build: {
    outDir: '../src/kozyr/static',
    emptyOutDir: true,
    target: 'es2022',
    // No data: fonts or scripts: the content security policy allows files of our own only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { chunkFileNames: ({ facadeModuleId, name }) => `assets/${textsName(facadeModuleId) ?? scriptName(name)}-[hash].js` } },
  },
  server: { fs: { allow: ['..'] } },
  // A test reads the tokens as they are written.
  test: { include: ['tests/**/*.test.ts'], css: { include: /tokens\.css/ } },
})
