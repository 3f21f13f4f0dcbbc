/** Probabilities out of their logarithms, which may lack a common summand. */
export function softmax(scores: readonly number[]): number[] {
	const most = Math.max(...scores);
	const shares = scores.map((score) => Math.exp(score - most));
	const sum = shares.reduce((all, share) => all + share, 0);
	return shares.map((share) => share / sum);
}
