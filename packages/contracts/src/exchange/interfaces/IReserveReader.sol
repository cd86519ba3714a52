// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

/// @title The reserves of many pairs in one call
/// @notice One 32-byte word per pair: 112 bits reserve of the lower token, 112 bits reserve of the higher, 32 bits time of
/// the last change, from the highest bit to the lowest. A zero word means that there is no pair, that it never had reserves,
/// or that the contract at its address does not answer like a pair.
/// @dev The contract has no state and trusts no pair: it reads only as much of an answer as a pair returns, and each
/// pair gets a share of the gas that does not affect the others.
interface IReserveReader {
    /// @notice The reserves of these pairs.
    /// @param pairs The addresses of the pairs.
    /// @return words One word for each pair, in the same order.
    function reserves(address[] calldata pairs) external view returns (uint256[] memory words);

    /// @notice The reserves of the pairs of these tokens, whose addresses follow from the tokens.
    /// @param factory The factory of the pairs.
    /// @param initCodeHash The hash of the init code of its pairs.
    /// @param tokens Two tokens for each pair, in any order.
    /// @return words One word for each pair, in the same order.
    function reservesOf(address factory, bytes32 initCodeHash, address[2][] calldata tokens)
        external
        view
        returns (uint256[] memory words);
}
