import { App } from './app'

const root = document.getElementById('page')
if (root !== null) void new App(root).start()
