// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {OneTokenLiquidity} from "../../src/exchange/OneTokenLiquidity.sol";
import {IExchangeFactory} from "../../src/exchange/interfaces/IExchangeFactory.sol";
import {IWrappedNative} from "../../src/exchange/interfaces/IWrappedNative.sol";
import {IFactory, IPair, PairWorld} from "./PairWorld.sol";

interface IWrapped is IERC20 {
    function deposit() external payable;
}

/// @title The base of tests of adding from one token: an exchange with the contract
abstract contract OneTokenWorld is PairWorld {
    IFactory internal immutable PAIR_FACTORY;
    IWrapped internal immutable WRAPPED;
    OneTokenLiquidity internal immutable ADDER;

    constructor() {
        PAIR_FACTORY = _newFactory(address(this));
        WRAPPED = IWrapped(_published("@uniswap/v2-periphery/build/WETH9.json", ""));
        ADDER = new OneTokenLiquidity(IExchangeFactory(address(PAIR_FACTORY)), IWrappedNative(address(WRAPPED)));
    }

    /// @dev Creates a pair with these reserves, from the test contract's tokens.
    function _pool(IERC20 token, uint256 held, IERC20 other, uint256 heldOther) internal returns (IPair pair) {
        pair = IPair(PAIR_FACTORY.createPair(address(token), address(other)));
        vm.assertTrue(token.transfer(address(pair), held));
        vm.assertTrue(other.transfer(address(pair), heldOther));
        pair.mint(address(this));
    }

    /// @dev A pair's balances, this token's first.
    function _held(IPair pair, IERC20 token) internal view returns (uint256, uint256) {
        (uint256 reserve0, uint256 reserve1,) = pair.getReserves();
        return address(pair.token0()) == address(token) ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    function _assertNothingKept(IERC20 token, IERC20 other, IPair pair) internal view {
        vm.assertEq(token.balanceOf(address(ADDER)), 0);
        vm.assertEq(other.balanceOf(address(ADDER)), 0);
        vm.assertEq(pair.balanceOf(address(ADDER)), 0);
        vm.assertEq(WRAPPED.balanceOf(address(ADDER)), 0);
        vm.assertEq(address(ADDER).balance, 0);
    }
}
