/* Before `npm start` and `npm test`. In old JavaScript, since a Node that is too old must be able to read it. */
var wanted = require('../package.json').engines.node

/** What is wrong with that version of Node, in one sentence; null where it will do. */
function problemOfNode(version) {
  var has = version.replace(/^v/, '').split('.').map(Number)
  var isEnough = wanted.split('||').some(function (part) {
    var needs = /(\^|>=)(\d+)\.(\d+)/.exec(part)
    var isLater = has[0] > Number(needs[2]) && needs[1] === '>='
    return isLater || (has[0] === Number(needs[2]) && has[1] >= Number(needs[3]))
  })
  if (isEnough) return null
  var versions = wanted
    .replace(/\^(\d+\.\d+)\.\d+/g, '$1')
    .replace(/>=(\d+\.\d+)\.\d+/, '$1 or later')
    .replace(/ \|\| /g, ', ')
  return 'This app needs Node ' + versions + ', and this is Node ' + version.replace(/^v/, '') + ': see https://nodejs.org.'
}

module.exports = problemOfNode

if (require.main === module) {
  var problem = problemOfNode(process.version)
  if (problem !== null) {
    console.error(problem)
    process.exit(1)
  }
}
