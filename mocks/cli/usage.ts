/** What `skerry --help` prints. */
export const usage = `skerry serve DIR   serve a folder of saved or templated pages with Skerry in them
skerry demo        serve the demo site

  --port NUMBER      4600 by default; 0 takes any free port
  --host ADDRESS     127.0.0.1 by default: this machine only
  --scenario NAME    bend the mock backend from the start, such as rateLimited or slow+serverError
  --module           load the ES module, also where a page calls the vendor's globals while it loads
  --loader           load the classic-script entry, which such pages get by default
  --umd              load the single-file bundle
  --replace          leave the scripts of the vendor's own runtime out of pages
  --memory           keep the mock backend's state in memory, not in .skerry/state.json
  --csp strict       send a strict content security policy
  --help             print this`
