// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

/// @title The reserves of many pairs in one call
/// @notice One word of 32 bytes a pair: 112 bits reserve of the lower token, 112 bits reserve of the higher, 32 bits time of
/// the last change, from the highest bit to the lowest. A word of zero says that there is no pair, that it never had reserves,
/// or that what stands at its address does not answer as a pair does.
/// @dev It keeps nothing and trusts no pair: an answer is read only as far as it is expected, and each pair gets a share
/// of the gas that no other depends on.
interface IReserveReader {
    /// @notice The reserves of these pairs.
    /// @param pairs Their addresses.
    /// @return words One word each, in the same order.
    function reserves(address[] calldata pairs) external view returns (uint256[] memory words);

    /// @notice The reserves of the pairs of these tokens, whose addresses follow from the tokens.
    /// @param factory The factory that makes the pairs.
    /// @param initCodeHash The hash of the code that it makes them with.
    /// @param tokens Two tokens a pair, in any order.
    /// @return words One word each, in the same order.
    function reservesOf(address factory, bytes32 initCodeHash, address[2][] calldata tokens)
        external
        view
        returns (uint256[] memory words);
}
