// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IArtistTokenFactory} from "../../src/music/interfaces/IArtistTokenFactory.sol";

/// @title A factory of artist tokens that vouches for any token
/// @notice No token of ours takes a fee, calls back or refuses a payee; one of a later factory might.
contract VouchingFactory is IArtistTokenFactory {
    mapping(address token => address) public creatorOf;

    function vouch(address token, address creator) external {
        creatorOf[token] = creator;
    }

    function createToken(string calldata, string calldata, address) external pure returns (address) {
        return address(0);
    }

    function myToken(address) external pure returns (address) {
        return address(0);
    }

    function tokenCount() external pure returns (uint256) {
        return 0;
    }

    function tokenAt(uint256) external pure returns (address) {
        return address(0);
    }

    function tokens(uint256, uint256) external pure returns (address[] memory) {
        return new address[](0);
    }
}
