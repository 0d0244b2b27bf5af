// A page that asks the API for CPFs; what it knows of the mock is how to start it.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { setQuotaUsedUp, startMocks } from './mocks.js';

const API = 'https://api.example.com/v1';
const STATES = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');

async function generate(state, count) {
  const query = new URLSearchParams({ count, ...(state && { state }) });
  const response = await fetch(`${API}/cpf?${query}`);
  const answer = await response.json();
  if (response.ok) return answer.cpfs;
  const details = answer.details?.map(({ message }) => `A quantidade ${message}.`);
  throw new Error(details?.join(' ') ?? answer.error);
}

function App() {
  const [state, setState] = useState('');
  const [count, setCount] = useState('3');
  const [cpfs, setCpfs] = useState([]);
  const [error, setError] = useState('');

  async function submit(event) {
    event.preventDefault();
    setError('');
    try {
      setCpfs(await generate(state, count));
    } catch (failed) {
      setCpfs([]);
      setError(failed.message);
    }
  }

  return (
    <main>
      <h1>Gerador de CPF</h1>
      <p className="lead">Números fictícios e válidos, para preencher formulários de teste.</p>
      <form onSubmit={submit} noValidate>
        <label>
          Estado
          <select value={state} onChange={(event) => setState(event.target.value)}>
            <option value="">Qualquer um</option>
            {STATES.map((uf) => (
              <option key={uf}>{uf}</option>
            ))}
          </select>
        </label>
        <label>
          Quantidade
          <input
            type="number"
            min="1"
            max="100"
            value={count}
            onChange={(event) => setCount(event.target.value)}
          />
        </label>
        <button>Gerar</button>
      </form>
      <section aria-live="polite" aria-label="Resultado">
        {error && (
          <p className="error" role="alert">
            {error}
          </p>
        )}
        {cpfs.length > 0 && (
          <ul>
            {cpfs.map((cpf) => (
              <li key={cpf}>{cpf}</li>
            ))}
          </ul>
        )}
      </section>
      <footer>
        <label>
          <input type="checkbox" onChange={(event) => setQuotaUsedUp(event.target.checked)} />
          Simular o limite de requisições atingido
        </label>
        <p>A API responde dentro desta página, pelo Mock Service Worker: nada sai do navegador.</p>
      </footer>
    </main>
  );
}

await startMocks();
createRoot(document.getElementById('root')).render(<App />);
