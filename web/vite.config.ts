import { defineConfig } from 'vitest/config'
import shell from './dev/shell.mjs'
import texts, { textsName } from './dev/texts.mjs'

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
    rolldownOptions: { output: { chunkFileNames: ({ facadeModuleId }) => `assets/${textsName(facadeModuleId) ?? '[name]'}-[hash].js` } },
  },
  server: { fs: { allow: ['..'] } },
  // A test reads the tokens as they are written.
  test: { include: ['tests/**/*.test.ts'], css: { include: /tokens\.css/ } },
})
