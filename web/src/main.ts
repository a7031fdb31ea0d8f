import { App } from './app'
import { keepPage } from './link/keep'

const root = document.getElementById('page')
if (root !== null) void new App(root).start()
keepPage()
